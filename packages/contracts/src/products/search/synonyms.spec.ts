import { MAX_TERM_WORDS, shippedSynonyms, SYNONYM_GROUPS, synonymKey } from './synonyms';

const terms = SYNONYM_GROUPS.map(({ termino }) => termino);

describe('the synonyms that are shipped', () => {
  it('name each term of ours in one group', () => {
    const keys = terms.map(synonymKey);
    expect(terms.filter((_, i) => keys.indexOf(keys[i]!) !== i)).toEqual([]);
  });

  it('say nothing twice within a group', () => {
    const twice = SYNONYM_GROUPS.flatMap(({ termino, tambien, ambiguos = [] }) => {
      const all = [termino, ...tambien, ...ambiguos].map((term) => term.toLowerCase());
      return all.filter((term, i) => all.indexOf(term) !== i).map((term) => `${termino}: ${term}`);
    });
    expect(twice).toEqual([]);
  });

  it('have words to look for, and no more of them than a term may have', () => {
    const all = SYNONYM_GROUPS.flatMap(({ termino, tambien, ambiguos = [] }) => [termino, ...tambien, ...ambiguos]);
    expect(all.filter((term) => !synonymKey(term))).toEqual([]);
    expect(all.filter((term) => synonymKey(term).split(' ').length > MAX_TERM_WORDS)).toEqual([]);
  });

  it('lead to terms of ours, whatever the accents, capitals and plurals', () => {
    const index = shippedSynonyms();
    for (const { termino, tambien, ambiguos = [] } of SYNONYM_GROUPS)
      for (const other of [...tambien, ...ambiguos]) {
        const [from, to] = [synonymKey(other.toUpperCase()), synonymKey(termino)];
        if (from !== to)
          expect({ other, leads: index.get(from) }).toEqual({ other, leads: expect.arrayContaining([to]) });
      }
  });

  it('do not lead from our term to a word that means other things too', () => {
    const index = shippedSynonyms();
    expect(index.get('llanta')).toContain('caucho');
    expect(index.get('caucho')).not.toContain('llanta');
  });

  it('keys are folded stems', () => {
    for (const key of shippedSynonyms().keys()) expect(key).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  });
});
