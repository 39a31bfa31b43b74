import { FactorCode } from '../auth/auth/codes';
import { Placa } from '../auth/garaje/fields';
import { NuevoVehiculo } from '../auth/garaje/schemas';
import { NuevaCita, VehiculoCitaInput } from '../citas/citas/inputs';
import { CodigoPlan } from '../membresia/form';
import { NuevoProducto } from '../products/products/form';
import { CodigoPromo } from '../products/promotions/form';
import { Cedula, Referencia, Rif } from '../venezuela/fields';
import { rifCheckDigit } from '../venezuela/identidad';
import { DocumentKey } from './fields';
import { bareCode, capitalCode, codeText } from './names';

/** Signs between the parts of a code that look like a dash or a blank, or like nothing. */
const [BLANKS, DASHES] = [
  [' ', '  ', '\u00a0', '\u2007', '\u202f', '\u3000', ' \u200b', '\t'],
  ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\ufe63', '-\u200b', '\u00ad-'],
];
const REFERENCE = Referencia('no', 'falta');

describe('a name of a thing', () => {
  it.each(BLANKS)('is one with %j between its parts', (blank) => {
    expect(codeText(`${blank}AB${blank}12${blank}`)).toBe('AB 12');
    expect(NuevoProducto.shape.sku.parse(`AB${blank}12`)).toBe('AB 12');
    expect(NuevoProducto.shape.numeroParte.parse(`${blank}AB${blank}12`)).toBe('AB 12');
    expect(NuevoVehiculo.shape.placa.parse(`ab${blank}123 cd`)).toBe('AB123CD');
    expect(VehiculoCitaInput.shape.placa.parse(`ab${blank}123cd`)).toBe('AB123CD');
    expect(Cedula.parse(`v${blank}12.345.678`)).toBe('V-12345678');
    expect(REFERENCE.parse(`1234${blank}5678`)).toBe('12345678');
    expect(CodigoPromo.parse(`${blank}frenos20${blank}`)).toBe('FRENOS20');
    expect(DocumentKey.parse(`${blank}t260101-ab12cd${blank}`)).toBe('T260101-AB12CD');
  });

  it.each(DASHES)('is one with %j for its dash', (dash) => {
    expect(NuevoProducto.shape.sku.parse(`ab${dash}12`)).toBe('ab-12');
    expect(NuevoProducto.shape.equivalencias.parse([`A${dash}1`, 'A-1'])).toEqual(['A-1']);
    expect(NuevoVehiculo.shape.placa.parse(`ab${dash}123cd`)).toBe('AB123CD');
    expect(Rif.parse(`j${dash}30000000${dash}${rifCheckDigit('J', '30000000')}`)).toMatch(/^J-30000000-/);
    expect(REFERENCE.parse(`1234${dash}5678`)).toBe('12345678');
    expect(CodigoPromo.parse(`frenos${dash}20`)).toBe('FRENOS-20');
    expect(NuevaCita.shape.codigoPromo.parse(`frenos${dash}20`)).toBe('FRENOS-20');
    expect(DocumentKey.parse(`t260101${dash}ab12cd`)).toBe('T260101-AB12CD');
  });

  it('is one in wide signs and in composed ones', () => {
    expect(bareCode('１２３４－５６')).toBe('123456');
    expect(codeText('N\u0303-1')).toBe('\u00d1-1');
    expect(codeText('n\u200b\u0303')).toBe('\u00f1');
  });

  it('stays two where a maker means two: the capitals of a SKU', () =>
    expect(codeText('ab-1')).not.toBe(codeText('AB-1')));

  it('is what its parser returned, however often it is parsed', () => {
    for (const parse of [codeText, capitalCode, bareCode])
      for (const text of [' a\u00a0\u200b b ', 'n\u200b\u0303\u2013 1', 'ｔ１－\u00ad２', 'ß-ŉ'])
        expect(parse(parse(text))).toBe(parse(text));
  });

  it('that is missing is said once', () => {
    for (const schema of [REFERENCE, Placa('falta'), CodigoPlan, FactorCode])
      expect(schema.safeParse(' \u200b').error?.issues).toHaveLength(1);
  });

  it('of a document is its id in lower case, or its number in capitals', () => {
    expect(DocumentKey.parse(' 64F0A1B2C3D4E5F60718293A\u200b')).toBe('64f0a1b2c3d4e5f60718293a');
    expect(DocumentKey.parse('t260101-ab12cd-1')).toBe('T260101-AB12CD-1');
    expect(DocumentKey.safeParse(' \u200b').success).toBe(false);
  });
});
