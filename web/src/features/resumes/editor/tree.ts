/** A place in a document: names of fields and numbers of items. */
export type Path = readonly (string | number)[];

type Branch = Record<string | number | symbol, unknown>;

// The key travels with an entry through every copy and is left out when the document is written as JSON.
const keyOf = Symbol("key");
let made = 0;

/** The value at a place; undefined where there is none. */
export function at(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, step) => (node as Branch | undefined)?.[step], tree);
}

/** The list at a place; empty where there is none. */
export function listAt<T = unknown>(tree: unknown, path: Path): T[] {
  const found = at(tree, path);
  return Array.isArray(found) ? found : [];
}

/** The tree with another value at a place; undefined takes the field away. Nothing else is copied. */
export function put<T>(tree: T, path: Path, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  const node = tree as Branch | undefined;
  const next = put(node?.[step], rest, value);
  if (Array.isArray(node)) return node.with(step as number, next) as T;
  const copy: Branch = { ...node };
  if (next === undefined) delete copy[step];
  else copy[step] = next;
  return copy as T;
}

/** The tree with an item put into the list at a place. */
export function insert<T>(tree: T, path: Path, index: number, item: unknown): T {
  return put(tree, path, listAt(tree, path).toSpliced(index, 0, keyed(item)));
}

/** The tree without one item of the list at a place. */
export function remove<T>(tree: T, path: Path, index: number): T {
  return put(tree, path, listAt(tree, path).toSpliced(index, 1));
}

/** The tree with one item of the list at a place moved to another. */
export function move<T>(tree: T, path: Path, from: number, to: number): T {
  return put(tree, path, moved(listAt(tree, path), from, to));
}

/** A list with one item moved; as it is where the target is outside. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Gives every entry below a key of its own, which stays with it wherever it moves. */
export function keyed<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(keyed) as T;
  if (!tree || typeof tree !== "object") return tree;
  const copy: Branch = {};
  for (const [name, value] of Object.entries(tree)) copy[name] = keyed(value);
  copy[keyOf] = ++made;
  return copy as T;
}

/** The key of an entry, its place where it has none, as plain lines do. */
export function key(item: unknown, index: number): string {
  const own = item && typeof item === "object" ? (item as Branch)[keyOf] : undefined;
  return own === undefined ? `line${index}` : `entry${String(own)}`;
}
