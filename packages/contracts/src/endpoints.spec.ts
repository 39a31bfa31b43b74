import { ENDPOINTS } from './endpoints';

describe('The list of calls', () => {
  const calls = Object.values(ENDPOINTS).flatMap((group) => Object.values(group));
  test('no two calls share a route', () => {
    const routes = calls.flatMap((c) => [[c.method, c.path], ...(c.aliases ?? [])].map((r) => r.join(' ')));
    expect(new Set(routes).size).toBe(routes.length);
  });
  test('every call with params in its path declares them', () => {
    for (const call of calls) expect([call.path, call.path.includes('/:')]).toEqual([call.path, !!call.params]);
  });
});
