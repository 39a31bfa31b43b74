import { z } from 'zod';
import { ENDPOINTS } from '../endpoints';
import { SEARCH_NAMES, underKnownName } from './search-names';

const searching = Object.values(ENDPOINTS)
  .flatMap((group) => Object.values(group))
  .filter(
    ({ query }) =>
      query &&
      SEARCH_NAMES.some((name) =>
        JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).includes(
          `"${name}"`,
        ),
      ),
  );

describe('the text of a search', () => {
  it.each(searching.map(({ method, path, query }) => ({ call: `${method} ${path}`, query: query! })))(
    'of $call is read under every name',
    ({ query }) => {
      const named = SEARCH_NAMES.map((name) => {
        const read = query.safeParse(underKnownName(query, { [name]: 'bujía' })).data as Record<string, unknown>;
        return SEARCH_NAMES.some((one) => read[one] === 'bujía');
      });
      expect(named).toEqual([true, true, true, true]);
    },
  );

  it('stays under the name that the list knows, whatever else is sent', () => {
    const schema = z.object({ search: z.string().optional() });
    expect(underKnownName(schema, { search: 'bujía', q: 'filtro' })).toEqual({ search: 'bujía', q: 'filtro' });
    expect(underKnownName(schema, { search: '', busqueda: 'filtro', page: '2' })).toEqual({
      search: 'filtro',
      page: '2',
    });
    expect(underKnownName(schema, { page: '2' })).toEqual({ page: '2' });
    expect(underKnownName(z.object({ page: z.string() }), { q: 'filtro' })).toEqual({ q: 'filtro' });
  });
});
