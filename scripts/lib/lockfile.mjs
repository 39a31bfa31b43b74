import { posix } from 'node:path';

// Checks the lockfile's origin and integrity of every package.
const PUBLISHED = /^(@[^/@]+\/)?[^/@]+@\d+\.\d+\.\d+[^/:]*$/;
/** The workspace that a link of another points to, from the repository's root. */
const linkedFolder = (folder, version) =>
  version.startsWith('link:') ? posix.normalize(posix.join(folder, version.slice('link:'.length))) : null;
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Faults of a parsed pnpm-lock.yaml, in sentences: every package a version of the registry, by its SHA-512. */
export function lockfileProblems({ packages = {}, importers = {} }) {
  const problems = [];
  for (const [id, { resolution = {} }] of Object.entries(packages)) {
    if (!PUBLISHED.test(id) || Object.keys(resolution).join() !== 'integrity')
      problems.push(`${id}: not a version of the registry (${Object.keys(resolution).join(', ')})`);
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(resolution.integrity ?? '')) problems.push(`${id}: no SHA-512`);
  }
  for (const [folder, importer] of Object.entries(importers))
    for (const [name, { version }] of FIELDS.flatMap((field) => Object.entries(importer[field] ?? {})))
      if (!/^\d+\.\d+\.\d+/.test(version) && !(linkedFolder(folder, version) in importers))
        problems.push(`${folder}: ${name} comes from ${version}`);
  return problems;
}

/** Ids ('name@version') of all that these workspaces ('apps/api') need to run. */
export function neededBy(folders, { importers, snapshots }) {
  const found = new Set();
  const visited = new Set();
  const follow = ({ dependencies = {}, optionalDependencies = {} }, folder) => {
    for (const [name, entry] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      const version = entry.version ?? entry;
      if (version.startsWith('link:')) {
        enter(linkedFolder(folder, version));
        continue;
      }
      // An alias names its package in full.
      const key = /^(@[^/]+\/)?[^/@(]+@/.test(version) ? version : `${name}@${version}`;
      if (visited.has(key)) continue;
      visited.add(key);
      found.add(key.replace(/\(.*$/, ''));
      follow(snapshots[key] ?? {}, folder);
    }
  };
  const enter = (folder) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    follow(importers[folder], folder);
  };
  folders.forEach(enter);
  return found;
}
