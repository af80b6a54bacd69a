/** Join class names; falsy ones are dropped. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
