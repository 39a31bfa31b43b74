import { STATEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { MAX_STATEMENT_ROWS } from '@tuerca/contracts/payments/payments/rules';
import { readStatement } from './read-statement';

const NOW = new Date('2026-11-22T15:00:00Z');
const read = (text: string | Uint8Array) => readStatement(typeof text === 'string' ? Buffer.from(text) : text, NOW);
const refusal = async (content: string | Uint8Array) => {
  const error = await Promise.resolve()
    .then(() => read(content))
    .then(
      () => null,
      (caught: Error & { code?: string }) => caught,
    );
  return [error?.code, error?.message];
};

const rowsOf = (count: number) => `Fecha;Referencia;Monto\n${'21/11/2026;1;1,00\n'.repeat(count)}`;
const TOO_MANY = STATEMENT_MESSAGES.tooManyRows(MAX_STATEMENT_ROWS);

describe('a statement', () => {
  it('has as many rows as there may be', () => {
    expect(read(rowsOf(MAX_STATEMENT_ROWS)).rows).toHaveLength(MAX_STATEMENT_ROWS);
  });

  it("is read with the bank's preamble, semicolons, day first and decimal comma", async () => {
    const { rows, omitidos, errores } = read(
      [
        'Banco Banplus;Consulta',
        'Cuenta;0174****9012',
        '',
        'Fecha Operación;Nro. Referencia;Descripción;Débito;Crédito;Saldo',
        '21/11/2026 10:33;="00123456";PAGO MOVIL 0102;;"1.234,50";5.000,00',
        "21/11/2026;'000777;COMISION;12,00;;4.988,00",
        '22-11-26;98765432101;TRF BANESCO;;80,00;5.068,00',
      ].join('\r\n'),
    );
    expect(rows).toEqual([
      { fecha: '2026-11-21', referencia: '00123456', monto: 123450, descripcion: 'PAGO MOVIL 0102', bancoEmisor: null },
      { fecha: '2026-11-22', referencia: '98765432101', monto: 8000, descripcion: 'TRF BANESCO', bancoEmisor: null },
    ]);
    expect([omitidos, errores]).toEqual([1, []]);
  });

  it.each([
    ['commas and decimal point', 'Date,Reference,Amount\n2026-11-21,123456,"1,234.50"\n2026-11-21,9,10.00'],
    ['tabs', 'Fecha\tReferencia\tMonto\n21/11/2026\t123456\t1.234,50'],
    ['bars and a currency', 'FECHA|REF|IMPORTE BS\n20261121|123456|Bs. 1.234,50'],
    ['wide signs', 'Fecha;Referencia;Monto\n２１/１１/２０２６;１２３４５６;１.２３４,５０'],
    ['a byte order mark', '\uFEFFFecha;Referencia;Monto\n21/11/2026;123456;1234,5'],
  ])('with %s is the same', async (_, text) => {
    expect(read(text).rows[0]).toMatchObject({ fecha: '2026-11-21', referencia: '123456', monto: 123450 });
  });

  it('in the alphabet of old systems keeps its letters, and its bank by code or name', async () => {
    const text =
      'Fecha;Referencia;Descripción;Banco Emisor;Monto\n21/11/2026;123456;Peña;Banesco;10,00\n21/11/2026;123457;Peña;0105 MERCANTIL;10,00';
    const { rows } = read(Buffer.from(text, 'latin1'));
    expect(rows).toMatchObject([{ descripcion: 'Peña', bancoEmisor: '0134' }, { bancoEmisor: '0105' }]);
  });

  it('tells the line and the reason of every row that it cannot read', async () => {
    const lines = [
      '31/02/2026;123456;10,00',
      '23/11/2026;123456;10,00',
      '21/11/2026;;10,00',
      '21/11/2026;1,23457E+11;10,00',
      '21/11/2026;123456;diez',
      '21/11/2026;123456;10,00',
    ];
    const { rows, errores } = read(`Fecha;Referencia;Monto\n${lines.join('\n')}`);
    expect(rows).toHaveLength(1);
    expect(errores.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'La fecha «31/02/2026» no es válida'],
      [3, 'La fecha «23/11/2026» es futura'],
      [4, 'No tiene referencia'],
      [5, expect.stringContaining('La referencia «1,23457E+11» perdió dígitos en la hoja de cálculo.')],
      [6, 'El monto «diez» no es válido'],
    ]);
  });

  it.each([
    ['an XLSX', Buffer.from('PK\u0003\u0004xxxx'), 'El archivo no es un CSV'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'El archivo no es un CSV'],
    ['a page', '<!DOCTYPE html><table>', 'El archivo no es un CSV'],
    ['zero bytes', Buffer.from([70, 0, 71]), 'El archivo no es un CSV'],
    ['no titles', 'a;b;c\n1;2;3', 'No encontramos las columnas'],
    ['titles alone', 'Fecha;Referencia;Monto', 'no tiene movimientos'],
    ['blank lines alone', Buffer.alloc(2 * 1024 * 1024, '\n'), 'No encontramos las columnas'],
    ['blank lines below', `Fecha;Referencia;Monto${'\n'.repeat(100_000)}`, TOO_MANY],
    ['an open quote', 'Fecha;Referencia;Monto\n"21/11/2026;1;1', 'está dañado'],
    ['a very long cell', `Fecha;Referencia;Monto\n21/11/2026;1;${'9'.repeat(2000)}`, 'celdas demasiado largas'],
    ['very many columns', `Fecha;Referencia;Monto\n${';'.repeat(200)}`, 'demasiadas columnas'],
    ['a row of 100,000 characters', `Fecha;Referencia;Monto\n${'x'.repeat(100_000)}`, 'El archivo'],
    ['too many rows', rowsOf(MAX_STATEMENT_ROWS + 1), TOO_MANY],
    ['nothing', '', 'No encontramos las columnas'],
    ['rows of which none can be read', 'Fecha;Referencia;Monto\nayer;1;1,00', STATEMENT_MESSAGES.noUsableRow],
  ])('that is %s is refused with the reason', async (_, content, reason) => {
    expect(await refusal(content)).toEqual(['ARCHIVO_RECHAZADO', expect.stringContaining(reason)]);
  });
});
