/** Whether two values of the wire say the same. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== "object" ||
    typeof other !== "object" ||
    !one ||
    !other ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        equal((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
