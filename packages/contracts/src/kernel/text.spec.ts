import { nameKey, codeReadings, normalizeText, searchWords, searchPrefixes } from './text';

/** Whether a text is found by a query, as the API asks its index. */
const halla = (texto: string, consulta: string) =>
  searchWords(consulta).every((palabra) => searchPrefixes(texto).includes(palabra));

describe('searching in Spanish', () => {
  it('does not mind accents, capitals or punctuation', () => {
    expect(normalizeText('  ¡Bujía de IRIDIO (NGK)!  ')).toBe('bujia de iridio ngk');
    expect(halla('Bujía de iridio', 'BUJIA, iridio')).toBe(true);
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
  ])('finds %j by %j: one or many', (texto, consulta) => expect(halla(texto, consulta)).toBe(true));

  it('ignores articles between words, but not when there is nothing else', () => {
    expect(searchWords('pastillas de freno para la Hilux')).toEqual(['pastilla', 'freno', 'hilux']);
    expect(searchWords('la')).toEqual(['la']);
  });

  it('finds a part number whole, in parts, without its dashes, and however long', () => {
    for (const consulta of ['04465-02220', '0446502220', '04465', '02220'])
      expect(halla('04465-02220', consulta)).toBe(true);
    expect(halla('ABC1234567890123456789', 'abc1234567890123456789')).toBe(true);
  });

  it('finds unfinished words and misses wrong ones', () => {
    expect(halla('Compresor de aire', 'comp ai')).toBe(true);
    expect(halla('Compresor de aire', 'compresora')).toBe(false);
  });

  it('asks for a bounded number of words', () =>
    expect(searchWords(Array.from({ length: 50 }, (_, i) => `x${i}`).join(' '))).toHaveLength(12));

  it('does not mind case and plurals, and finds half words', () => {
    const indice = searchPrefixes('Pastillas de Freno Ávila', '43261-62243');
    for (const escrito of ['PASTÍLLAS freno', 'past avi', '4326162243', '43261'])
      expect(indice).toEqual(expect.arrayContaining(searchWords(escrito)));
    expect(indice).not.toEqual(expect.arrayContaining(searchWords('bujía')));
  });
});

describe('part numbers', () => {
  /** Whether a stored text is found under any of the readings of a query. */
  const encuentra = (texto: string, consulta: string) =>
    [searchWords(consulta), ...codeReadings(consulta)].some((lectura) =>
      lectura.every((palabra) => searchPrefixes(texto).includes(palabra)),
    );
  const ESCRITURAS = ['43261-62243', '4326162243', '43261 62243', '43261.62243', '432 616 2243', '43261/62-243'];

  it.each(ESCRITURAS)('finds %j under every other spelling', (guardado) => {
    for (const consulta of ESCRITURAS) expect([consulta, encuentra(guardado, consulta)]).toEqual([consulta, true]);
    for (const consulta of ['43261-62244', '4326162244', '43261 62244', '62244'])
      expect([consulta, encuentra(guardado, consulta)]).toEqual([consulta, false]);
  });

  it('joins letters and digits of a code, and leaves the other words alone', () => {
    for (const consulta of ['MD-359158', 'MD 359158', 'md359158', 'filtro MD-359158'])
      expect([
        consulta,
        [searchWords(consulta), ...codeReadings(consulta)].some((lectura) =>
          lectura.every((palabra) => [...searchPrefixes('MD359158'), 'filtro'].includes(palabra)),
        ),
      ]).toEqual([consulta, true]);
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
