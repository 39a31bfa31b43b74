import { z } from 'zod';
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
  // In production the web reads answers without their schemas: what these would change, screens would see differently there.
  test('the schema of an answer only checks: it neither turns nor fills in anything', () => {
    const shape = (schema: z.ZodType, io: 'input' | 'output') =>
      JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll(/,?"additionalProperties":false/g, '');
    for (const { method, path, response, meta } of calls)
      for (const schema of [response, meta ?? z.null()])
        expect([method, path, shape(schema, 'output')]).toEqual([method, path, shape(schema, 'input')]);
  });
});
