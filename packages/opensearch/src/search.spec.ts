import { call, sharedOpenSearch, useIndices } from './testing/shared';

const index = `${useIndices()}-repuestos`;
const send = <T = unknown>(method: string, path: string, body?: unknown) =>
  call<T>(sharedOpenSearch(), method, `/${index}${path}`, body);

interface Found {
  hits: { hits: { _id: string }[] };
}

const idsOf = ({ hits }: Found) => hits.hits.map(({ _id }) => _id);

beforeAll(async () => {
  await send('PUT', '', { mappings: { properties: { nombre: { type: 'text', analyzer: 'spanish' } } } });
  await send('PUT', '/_doc/1', { nombre: 'Pastillas de freno delanteras' });
  await send('PUT', '/_doc/2', { nombre: 'Bujía de iridio' });
  await send('POST', '/_refresh');
});

describe('the engine', () => {
  it('finds a word in another form than the one written', async () => {
    expect(idsOf(await send<Found>('POST', '/_search', { query: { match: { nombre: 'los frenos' } } }))).toEqual(['1']);
    expect(idsOf(await send<Found>('POST', '/_search', { query: { match: { nombre: 'bujías' } } }))).toEqual(['2']);
  });

  it('has what the analysis of Spanish needs beyond it: folding, synonyms, n-grams', async () => {
    const { tokens } = await send<{ tokens: { token: string }[] }>('POST', '/_analyze', {
      tokenizer: 'standard',
      filter: [
        'lowercase',
        'asciifolding',
        { type: 'synonym_graph', synonyms: ['meseta => base'] },
        { type: 'edge_ngram', min_gram: 3, max_gram: 4 },
      ],
      text: 'Meseta bujía',
    });
    expect(tokens.map(({ token }) => token)).toEqual(['bas', 'base', 'buj', 'buji']);
  });
});
