// House sizes, in lines. The first entry that matches a path decides. A file above its limit is warned about, above 1.6 times it fails.
const SPEC = /\.(spec|test|e2e)\.tsx?$/;

const LIMITS = [
  ['spec', 300, (path) => SPEC.test(path)],
  ['controller', 150, (path) => path.endsWith('.controller.ts')],
  ['service', 250, (path) => path.endsWith('.service.ts')],
  ['repository', 150, (path) => path.endsWith('.repository.ts')],
  ['schema', 80, (path) => path.endsWith('.schema.ts')],
  ['mapper', 40, (path) => path.endsWith('.mapper.ts')],
  ['queries', 80, (path) => /\.queries\.tsx?$/.test(path)],
  ['page', 60, (path) => /^apps\/web\/src\/pages\/.+\.tsx$/.test(path)],
  ['component', 120, (path) => /^apps\/web\/src\/.+\.tsx$/.test(path)],
  ['contract', 120, (path) => path.startsWith('packages/contracts/src/')],
  ['file', 250, () => true],
];

// Facts, not code: their length says nothing.
const EXEMPT = [/(^|\/)data\//, /\.generated\./, /\.d\.ts$/];
const CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** How far above its limit a file may grow before it fails. */
export const TOLERANCE = 1.6;

/** The limit of a file as `{ kind, limit }` (lines), or null when its size is free. Paths are relative to the root, with slashes. */
export function limitOf(path) {
  if (!CODE.test(path) || EXEMPT.some((exempt) => exempt.test(path))) return null;
  const [kind, limit] = LIMITS.find(([, , matches]) => matches(path));
  return { kind, limit };
}

/** Whether a code file is named in kebab-case (`nueva-cita.service.ts`; a leading dot or underscore is let through). */
export function isKebab(path) {
  if (!CODE.test(path)) return true;
  return KEBAB.test(
    path
      .split('/')
      .at(-1)
      .replace(/^[._]+/, ''),
  );
}
