import { readBoolean, readCategory, readOption } from './option-cell';

describe('a choice in a cell', () => {
  it('is Sí or No however it is written', () => {
    expect(['sí', 'SI', 'x', 'Verdadero', 1, true].map(readBoolean)).toEqual(Array(6).fill(true));
    expect(['no', 'FALSO', '0', 0, false].map(readBoolean)).toEqual(Array(5).fill(false));
    expect(readBoolean(' ')).toBeNull();
    expect(() => readBoolean('quizás')).toThrow('«quizás» no es Sí ni No');
  });

  it('is one of the options, or its reason names them', () => {
    expect(readOption('ORIGINAL', ['Original', 'Alternativo'])).toBe('Original');
    expect(() => readOption('Copia', ['Original', 'Alternativo'])).toThrow(
      '«Copia» no es una de: Original, Alternativo',
    );
  });

  it('is a category by its name or id, its subcategory, what lists call it, or as the store mapped it', () => {
    const read = (text: string | null) => readCategory(text, new Map([['trendelantero', 'Suspensión']]));
    const frenos = { categoria: 'Frenos', subcategoria: null };
    expect(['frenos', 'FRENOS', 'FRENO', 'sistema de freno', null].map(read)).toEqual([...Array(4).fill(frenos), null]);
    expect(read('Tren delantero')).toEqual({ categoria: 'Suspensión', subcategoria: null });
    expect(read('pastilla de frenos')).toEqual({ categoria: 'Frenos', subcategoria: 'Pastillas de freno' });
    expect(['CAUCHOS', 'aceite', 'Croche'].map((text) => read(text)!.categoria)).toEqual([
      ...['Neumáticos', 'Lubricantes y Fluidos', 'Transmisión'],
    ]);
    // Two categories have this one.
    for (const text of ['Panadería', 'Líquido de frenos'])
      expect(() => read(text)).toThrow(`La categoría «${text}» no existe`);
  });
});
