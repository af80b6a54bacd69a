/** Return the cached value of a key; make it on the first call. */
export function remember<Key extends object, Value>(
  kept: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value;
export function remember<Key, Value>(kept: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value;
export function remember<Key extends object, Value>(
  kept: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  kept.set(key, made);
  return made;
}
