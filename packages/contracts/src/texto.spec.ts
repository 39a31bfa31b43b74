import { normalizar, palabras, prefijos } from './texto';

/** Whether a text is found by a query, as the API asks its index. */
const halla = (texto: string, consulta: string) => palabras(consulta).every((palabra) => prefijos(texto).includes(palabra));

describe('searching in Spanish', () => {
  it('does not mind accents, capitals or punctuation', () => {
    expect(normalizar('  ¡Bujía de IRIDIO (NGK)!  ')).toBe('bujia de iridio ngk');
    expect(halla('Bujía de iridio', 'BUJIA, iridio')).toBe(true);
  });

  it.each([
    ['Amortiguador trasero', 'amortiguadores'], ['Amortiguadores', 'amortiguador'], ['Pastillas de freno', 'pastilla frenos'], ['Radiador', 'radiadores'], ['Eje delantero', 'ejes'], ['Kit de cadena', 'kits'],
    ['Aceite sintético', 'aceites sinteticos'], ['Discos', 'disco'],
  ])('finds %j by %j: one or many', (texto, consulta) => expect(halla(texto, consulta)).toBe(true));

  it('ignores articles between words, but not when there is nothing else', () => {
    expect(palabras('pastillas de freno para la Hilux')).toEqual(['pastilla', 'freno', 'hilux']);
    expect(palabras('la')).toEqual(['la']);
  });

  it('finds a part number whole, in parts, without its dashes, and however long', () => {
    for (const consulta of ['04465-02220', '0446502220', '04465', '02220']) expect(halla('04465-02220', consulta)).toBe(true);
    expect(halla('ABC1234567890123456789', 'abc1234567890123456789')).toBe(true);
  });

  it('finds unfinished words and misses wrong ones', () => {
    expect(halla('Compresor de aire', 'comp ai')).toBe(true);
    expect(halla('Compresor de aire', 'compresora')).toBe(false);
  });

  it('asks for a bounded number of words', () => expect(palabras(Array.from({ length: 50 }, (_, i) => `x${i}`).join(' '))).toHaveLength(12));
});
