import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import pLimit from 'p-limit';
import { mintUser } from '../test/actors';
import { nameOf, readPolicy, type Rule } from './access-policy';
import { ask, type Reply } from './client';
import { foreignCalls } from './foreign-objects';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';
import { badTokens, type Principal, principals } from './principals';

/** Routes that no contract has: supervision, files, crawlers, documentation, and pages. */
const WITHOUT_ACCESS =
  /^\w+ \/(healthz|readyz|robots\.txt|sitemap\.xml|sitemaps\/:part|media\/\*|api\/docs(\/openapi\.json)?|api\/dev\/correo)$/;
/** They end sessions: whoever makes them does not come back. */
const ENDS_SESSIONS = /^POST \/api\/auth\/(logout|sesiones\/cerrar-otras)$/;
const AT_ONCE = 24;

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
}, 120_000);
afterAll(() => site.close());

/** Every route that Nest serves, from its router's own marks. */
function routes(): string[] {
  const { app } = site.h;
  const [discovery, reflector] = [app.get(DiscoveryService, { strict: false }), new Reflector()];
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ instance }) => {
    if (!instance) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, prototype[method]!);
      if (verb === undefined) return [];
      const paths = [reflector.get<string | string[]>(PATH_METADATA, prototype[method]!)].flat();
      return paths.map((path) => `${RequestMethod[verb]} ${path}`);
    });
  });
}

/** Members of teams; E has left hers, and may what concerns her own account. */
const MEMBERS = ['V', 'K', 'R', 'T'];
const may = ({ who, path }: Rule, { letter, refusal }: Principal) => {
  if (who.includes('P')) return true;
  if (refusal === 401) return false;
  if (letter === 'E') return who.includes('M') && !/^\/api\/notifications(\/read-all|\/:id\/read)?$/.test(path);
  if (letter && MEMBERS.includes(letter)) return who.includes('M') || who.includes(letter);
  return who.includes('A') || (letter !== undefined && who.includes(letter));
};
const expected = (rule: Rule, principal: Principal) =>
  !may(rule, principal) ? principal.refusal : rule.reauth ? 403 : rule.answer;

let turn = 0;
const call = ({ method, path }: Rule, token?: string): Promise<Reply> =>
  ask(site.base(turn++), method, path.replace(/:\w+/g, 'f'.repeat(24)), { token });

interface Cell {
  name: string;
  wanted: number;
  ask: () => Promise<Reply>;
}

/** Asks all cells; says which were answered otherwise. */
async function compare(report: Report, what: string, cells: Cell[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const wrong: string[] = [];
  let traces = 0;
  await Promise.all(
    cells.map((cell) =>
      limit(async () => {
        const { status, text } = await cell.ask();
        if (status !== cell.wanted) wrong.push(`${cell.name}: ${status}, not ${cell.wanted}`);
        if (status >= 400 && / at .*\.js|node_modules/.test(text)) traces++;
      }),
    ),
  );
  report.exact(`${what}: ${cells.length} cells, other than the policy says`, wrong.sort().join('; ') || 'none', 'none');
  report.exact(`${what}: answers that show a stack`, traces, 0);
}

goal('S1', 'everybody may do what the policy says, and nothing else', async (report) => {
  const policy = readPolicy();
  const [known, served] = [new Set(policy.map(nameOf)), new Set(routes().filter((name) => !WITHOUT_ACCESS.test(name)))];
  report.atLeast('routes', served.size, 143);
  report.exact('routes without a line in the policy', [...served].filter((name) => !known.has(name)).join(), '');
  report.exact('lines of the policy without a route', [...known].filter((name) => !served.has(name)).join(), '');

  const people = await principals(site.h);
  const matrix = policy.flatMap((rule) =>
    people.map((principal) => ({
      name: `${nameOf(rule)} as ${principal.name}`,
      wanted: expected(rule, principal),
      ask: async () => {
        const { actor, letter } = principal;
        const leaves = letter && actor && ENDS_SESSIONS.test(nameOf(rule));
        return call(rule, (leaves ? await (principal.another?.() ?? mintUser(site.h, actor.user.role)) : actor)?.token);
      },
    })),
  );
  await compare(report, `${people.length} principals`, matrix);

  const bad = Object.entries(await badTokens(site.h));
  const closed = policy.filter(({ who }) => !who.includes('P'));
  await compare(
    report,
    `${bad.length} bad tokens at every protected route`,
    closed.flatMap((rule) =>
      bad.map(([name, token]) => ({ name: `${nameOf(rule)} with ${name}`, wanted: 401, ask: () => call(rule, token) })),
    ),
  );

  const foreign = await foreignCalls(site);
  await compare(
    report,
    "others' objects, each by everybody of a fitting role who is no party",
    foreign.map(({ method, path, token, body, said, name }) => ({
      name,
      wanted: 404,
      ask: async () => {
        const heard = await ask(site.base(turn++), method, path, { token, body });
        return said?.test(heard.text) ? { ...heard, status: 404 } : heard;
      },
    })),
  );
});
