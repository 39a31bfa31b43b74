import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { ADDRESSES, ALIASES, DASHBOARDS, type Landing, UNKNOWN, type Who } from '../support/addresses';
import { ADMIN, newPerson, TALLER, TIENDA } from '../support/people';
import type { Shopper } from '../support/shopper';
import { expect, test } from '../support/test';

/** With a query behind it that has to survive. */
const asked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}de=correo`;

interface Step extends Landing {
  from: string;
  /** Says that it is not open yet. */
  works?: boolean;
}

/** Everything that somebody can type into the address bar, and where it leads her. */
function stepsOf(who: Who): Step[] {
  const steps = ADDRESSES.map(({ path, land, works }): Step => ({
    from: path,
    ...land(who),
    works: works && land(who).path === path,
  }));
  for (const [alias, canonical] of ALIASES) {
    const { path } = ADDRESSES.find((one) => one.path.split('?')[0] === canonical)!.land(who);
    // Whoever may enter stands there with her query; whoever has to sign in first takes it along in the return address.
    const there =
      canonical === path
        ? asked(path)
        : path.startsWith('/iniciar-sesion?volver=')
          ? `/iniciar-sesion?volver=${encodeURIComponent(asked(canonical))}`
          : path.split('?')[0]!;
    steps.push({ from: asked(alias), path: path.includes(`${canonical}?`) ? asked(canonical) : there });
  }
  const home = who === 'visitor' ? '/iniciar-sesion' : ROLE_HOME[who];
  return [
    ...steps,
    ...DASHBOARDS.map((from) => ({ from, path: home })),
    ...UNKNOWN.map((from) => ({ from, path: '/' })),
  ];
}

async function stands({ page }: Shopper, { from, path, works }: Step): Promise<void> {
  await expect.soft(page, from).toHaveURL(path);
  // Also behind a dialog, which hides the page from roles.
  await expect.soft(page.locator('main h1'), `${from} has a heading`).toHaveCount(1);
  if (works) await expect.soft(page.getByText('En construcción'), `${from} is not open yet`).toBeVisible();
}

/** Opens each kind of place by its address, and everything else from inside, as the back button does: that takes no new page. */
async function walks(shopper: Shopper, who: Who): Promise<void> {
  const { page } = shopper;
  const opened = new Set<string>();
  const inside: Step[] = [];
  for (const step of stepsOf(who)) {
    const kind = `${step.toast} ${step.works} ${step.path.startsWith('/iniciar-sesion')} ${step.path === '/'} ${step.from === step.path}`;
    if (opened.has(kind)) {
      inside.push(step);
      continue;
    }
    opened.add(kind);
    await page.goto(step.from);
    await stands(shopper, step);
    if (step.toast)
      await expect.soft(page.getByRole('alert').filter({ hasText: step.toast }), `${step.from} says why`).toBeVisible();
  }
  for (const step of inside)
    await test.step(step.from, async () => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, step.from);
      await stands(shopper, step);
    });
}

for (const [who, account] of [
  ['visitor', null],
  ['client', null],
  ['store', TIENDA],
  ['workshop', TALLER],
  ['admin', ADMIN],
  ['crane', null],
] as const)
  test(`every address leads a ${who} where it should`, async ({ shopper, api, shop }) => {
    test.setTimeout(120_000);
    if (who !== 'visitor') {
      const person = newPerson();
      if (!account) await api.register(person);
      if (who === 'crane') await shop.employs(person.email, who);
      await shopper.signsIn(account ?? person);
    }
    await walks(shopper, who);
  });

test('the server itself leads on, for good where an address has another spelling', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [path, response.status(), response.headers().location ?? null];
  };
  expect(await Promise.all(ALIASES.map(([alias]) => answer(asked(alias))))).toEqual(
    ALIASES.map(([alias, canonical]) => [asked(alias), 301, asked(canonical)]),
  );
  expect(await Promise.all(UNKNOWN.map(answer))).toEqual(UNKNOWN.map((path) => [path, 302, '/']));
  const guarded = ADDRESSES.filter(({ land, path }) => land('visitor').path !== path).map(({ path }) => path);
  // Who is asking is known in the browser alone: it decides, and until then there is nothing to see.
  expect(await Promise.all(guarded.map(answer))).toEqual(guarded.map((path) => [path, 200, null]));
});
