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

  it('is a category by its name or id', () => {
    expect(['frenos', 'FRENOS', null].map(readCategory)).toEqual(['Frenos', 'Frenos', null]);
    expect(() => readCategory('Panadería')).toThrow('La categoría «Panadería» no existe');
  });
});
