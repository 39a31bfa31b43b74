import { ZodArray, ZodObject, ZodPipe, ZodTransform, type ZodType, ZodUnion } from 'zod';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';

type Path = readonly (string | number)[];
/** Most elements of a list in a form. */
const MAX_ELEMENTS = 20;

/** The schema without what only says that it may be missing or is read in another form. */
function unwrap(schema: ZodType): ZodType {
  if ('innerType' in schema.def) return unwrap(schema.def.innerType as ZodType);
  if (schema instanceof ZodPipe)
    return unwrap((schema.def.in instanceof ZodTransform ? schema.def.out : schema.def.in) as ZodType);
  return schema;
}

function pathsOf(schema: ZodType, path: Path): Path[] {
  const inner = unwrap(schema);
  if (inner instanceof ZodObject)
    return Object.entries(inner.shape).flatMap(([key, field]) => pathsOf(field as ZodType, [...path, key]));
  // Of several shapes any may come: the schema says which one it is.
  if (inner instanceof ZodUnion) return inner.options.flatMap((option) => pathsOf(option as ZodType, path));
  if (!(inner instanceof ZodArray)) return [path];
  return Array.from({ length: MAX_ELEMENTS }, (_, i) => pathsOf(inner.element as ZodType, [...path, i])).flat();
}

/**
 * Every name that a form's text may have, each as it stands ('nombre', 'direccion[ciudad]', 'vehiculos[0][placa]'), and where
 * it belongs in the body. Names are looked up in this list and never taken apart: what a sender invents is only unknown.
 */
export function formFields({ body }: AnyEndpoint): Map<string, Path> {
  const inner = body && unwrap(body);
  if (!(inner instanceof ZodObject)) return new Map();
  return new Map(pathsOf(inner, []).map((path) => [path.map((key, i) => (i ? `[${key}]` : key)).join(''), path]));
}

type Node = { [key: string | number]: Node | string } | (Node | string)[];

/** The body that the received texts make, by the paths of their names; numbers that a list skips are closed up. */
export function bodyOf(names: Map<string, Path>, received: ReadonlyMap<string, string>): object {
  const body: Node = {};
  for (const [name, path] of names) {
    const text = received.get(name);
    if (text === undefined) continue;
    let node: Node = body;
    for (const [i, key] of path.slice(0, -1).entries())
      node = (node as Record<string, Node>)[key] ??= typeof path[i + 1] === 'number' ? [] : {};
    (node as Record<string, string>)[path.at(-1)!] = text;
  }
  return closed(body) as object;
}

function closed(node: Node | string): Node | string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.flat(0).map(closed);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
}
