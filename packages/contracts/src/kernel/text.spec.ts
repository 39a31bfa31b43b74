import { codeReadings, listWords, nameKey, normalizeText, searchPrefixes, searchTerms, searchWords } from './text';

/** Whether a text is found by a query, as the API asks its index. */
const finds = (text: string, query: string) => searchWords(query).every((word) => searchPrefixes(text).includes(word));

describe('searching in Spanish', () => {
  it('does not mind accents, capitals or punctuation', () => {
    expect(normalizeText('  ¡Bujía de IRIDIO (NGK)!  ')).toBe('bujia de iridio ngk');
    expect(finds('Bujía de iridio', 'BUJIA, iridio')).toBe(true);
  });

  it.each([
    ['Amortiguador trasero', 'amortiguadores'],
    ['Amortiguadores', 'amortiguador'],
    ['Pastillas de freno', 'pastilla frenos'],
    ['Radiador', 'radiadores'],
    ['Eje delantero', 'ejes'],
    ['Kit de cadena', 'kits'],
    ['Aceite sintético', 'aceites sinteticos'],
    ['Discos', 'disco'],
  ])('finds %j by %j: one or many', (text, query) => expect(finds(text, query)).toBe(true));

  it('ignores articles between words, but not when there is nothing else', () => {
    expect(searchWords('pastillas de freno para la Hilux')).toEqual(['pastilla', 'freno', 'hilux']);
    expect(searchWords('la')).toEqual(['la']);
  });

  it('finds a part number whole, in parts, without its dashes, and however long', () => {
    for (const query of ['04465-02220', '0446502220', '04465', '02220']) expect(finds('04465-02220', query)).toBe(true);
    expect(finds('ABC1234567890123456789', 'abc1234567890123456789')).toBe(true);
  });

  it('finds unfinished words and misses wrong ones', () => {
    expect(finds('Compresor de aire', 'comp ai')).toBe(true);
    expect(finds('Compresor de aire', 'compresora')).toBe(false);
  });

  it('finds nothing by signs alone, and everything without a text', () => {
    expect(listWords('([')).toHaveLength(1);
    expect(listWords('  ')).toEqual([]);
    expect(listWords('discos')).toEqual(['disco']);
    expect(listWords('ñ')).toEqual(listWords('(['));
    expect(listWords('H-2')).toEqual(['h2']);
  });

  it('asks for a bounded number of words', () =>
    expect(searchWords(Array.from({ length: 50 }, (_, i) => `x${i}`).join(' '))).toHaveLength(12));

  it('does not mind case and plurals, and finds half words', () => {
    const index = searchPrefixes('Pastillas de Freno Ávila', '43261-62243');
    for (const written of ['PASTÍLLAS freno', 'past avi', '4326162243', '43261'])
      expect(index).toEqual(expect.arrayContaining(searchWords(written)));
    expect(index).not.toEqual(expect.arrayContaining(searchWords('bujía')));
  });
});

describe('part numbers', () => {
  /** Whether a stored text is found under any of the readings of a query. */
  const finds = (text: string, query: string) =>
    [searchWords(query), ...codeReadings(query)].some((reading) =>
      reading.every((word) => searchPrefixes(text).includes(word)),
    );
  const SPELLINGS = ['43261-62243', '4326162243', '43261 62243', '43261.62243', '432 616 2243', '43261/62-243'];

  it.each(SPELLINGS)('finds %j under every other spelling', (stored) => {
    for (const query of SPELLINGS) expect([query, finds(stored, query)]).toEqual([query, true]);
    for (const query of ['43261-62244', '4326162244', '43261 62244', '62244'])
      expect([query, finds(stored, query)]).toEqual([query, false]);
  });

  it('joins letters and digits of a code, and leaves the other words alone', () => {
    for (const query of ['MD-359158', 'MD 359158', 'md359158', 'filtro MD-359158'])
      expect([
        query,
        [searchWords(query), ...codeReadings(query)].some((reading) =>
          reading.every((word) => [...searchPrefixes('MD359158'), 'filtro'].includes(word)),
        ),
      ]).toEqual([query, true]);
    expect(codeReadings('filtro 43261-62243')).toContainEqual(['4326162243', 'filtro']);
    expect(codeReadings('pastillas de freno')).toEqual([]);
    expect(codeReadings('corolla 2012')).toEqual([['corolla2012']]);
    expect(codeReadings('4326162243')).toEqual([]);
  });
});

describe('keys of names', () => {
  it('are the same whatever the spelling, and differ for names without Latin letters', () => {
    expect(new Set(['CX-5', 'cx 5', ' Cx5 '].map(nameKey)).size).toBe(1);
    expect(new Set(['日産', 'Москвич', '|', '-', 'CX-5'].map(nameKey)).size).toBe(5);
    expect(nameKey('a|b')).not.toContain('|');
    expect(nameKey('日|産')).not.toContain('|');
  });
});

describe('searchTerms', () => {
  it('keeps what searchPrefixes finds, by the beginning of a term', () => {
    const texts = ['T261122-BB6VBG', 'María Fernández', 'Pastillas de Freno', 'Frenos y Frenado', '43261-62243'];
    const terms = searchTerms(...texts);
    for (const prefix of searchPrefixes(...texts)) expect(terms.some((term) => term.startsWith(prefix))).toBe(true);
    expect(terms).not.toContain('freno');
    expect(terms.length).toBeLessThan(searchPrefixes(...texts).length / 5);
  });
});
