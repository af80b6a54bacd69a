/** A class attribute: the names that hold. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
