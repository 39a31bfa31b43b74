import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { enter } from '@/test/people';
import { checkedImport, IMPORT_ID, matchingOf } from '@/test/product-imports';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 20_000 });

const NEXT = 'c'.repeat(24);
const PAGE = '/tienda/lista/productos/importar';
const OPEN = `${PAGE}?importacion=${IMPORT_ID}`;
const open = (path = OPEN) => renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);

const waits = (over = {}) => checkedImport({ estado: 'por_emparejar', emparejamiento: matchingOf(over) });
const isNow = (data = waits()) =>
  server.use(
    answer(productImports.get, ({ params }) => ({ data: params.id === NEXT ? checkedImport({ _id: NEXT }) : data })),
  );
/** Takes what is said of the columns, and answers with the checked import. */
function hears(): EmparejarForm[] {
  const heard: EmparejarForm[] = [];
  server.use(
    answer(productImports.match, ({ body }) => {
      heard.push(body as EmparejarForm);
      return { data: checkedImport({ _id: NEXT }) };
    }),
  );
  return heard;
}
const column = (title: string) => screen.findByRole('combobox', { name: `«${title}» es` });
const chosen = async (title: string) => ((await column(title)) as HTMLSelectElement).selectedOptions[0]!.text;
const checks = () => screen.getByRole('button', { name: 'Revisar el archivo' });

beforeEach(() => {
  enter('store');
  const meta = { page: 1, limit: 20, total: 0, totalPages: 1 };
  server.use(
    answer(devoluciones.list, { data: [], meta: { ...meta, cuentas: NO_COUNTS } }),
    answer(productImports.latest, { data: [] }),
    answer(productImports.rows, { data: [], meta }),
  );
});

describe('the columns of a file', () => {
  it('stand beside ours with first values, as they are proposed, and lead to the check', async () => {
    isNow();
    const heard = hears();
    const { user, address } = open();
    expect(await screen.findByRole('heading', { name: 'Tus columnas' })).toBeInTheDocument();
    expect(screen.getByText('Columnas').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('00012 · 00045')).toBeInTheDocument();
    expect(screen.getByText('Sin datos')).toBeInTheDocument();
    expect([await chosen('CODIGO'), await chosen('DESCRIPCION'), await chosen('PRECIO BS')]).toEqual([
      ...['SKU', 'Nombre', 'No usar esta columna'],
    ]);
    await user.click(checks());
    expect(await screen.findByRole('heading', { name: 'Esto trae tu archivo' })).toBeInTheDocument();
    expect(address()).toContain(NEXT);
    expect(heard[0]!.columnas.map(({ campo }) => campo)).toEqual(['sku', 'nombre', 'precio', null, 'stock', null]);
  });

  it('are changed: a field that another column had moves, and a price has its currency', async () => {
    isNow();
    const heard = hears();
    const { user } = open();
    await user.selectOptions(await column('PRECIO BS'), 'Precio (ahora en «PRECIO $»)');
    expect(await chosen('PRECIO $')).toBe('No usar esta columna');
    const currency = screen.getByRole('group', { name: 'Moneda de «PRECIO BS»' });
    expect(within(currency).getByRole('button', { name: 'Bolívares (Bs.)' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(currency).getByRole('button', { name: 'Dólares ($)' }));
    await user.click(checks());
    await screen.findByRole('heading', { name: 'Esto trae tu archivo' });
    expect(heard[0]!.columnas[2]).toMatchObject({ campo: null });
    expect(heard[0]!.columnas[3]).toEqual({ campo: 'precio', moneda: 'usd' });
  });

  it('are not taken without the code, and say what new products lack', async () => {
    isNow();
    const { user } = open();
    expect(await screen.findByText(/Sin «Categoría» puedes actualizar/)).toBeInTheDocument();
    await user.selectOptions(await column('CODIGO'), 'No usar esta columna');
    await user.click(checks());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Elige la columna que trae el código/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Filtros');
    expect(screen.queryByText(/Sin «Categoría»/)).not.toBeInTheDocument();
  });

  it('have one value for all rows, and categories of the file are mapped once', async () => {
    const categorias = [
      { texto: 'Tren delantero', filas: 3, categoria: null },
      { texto: 'OTRA LISTA', filas: 0, categoria: 'Motor' },
    ];
    const [code, ...others] = matchingOf().columnas;
    const rubro = { titulo: 'RUBRO', ejemplos: ['Tren delantero'], campo: 'categoria', moneda: null } as const;
    isNow(waits({ categorias, columnas: [code!, rubro, ...others] }));
    const heard = hears();
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '«Tren delantero» es' }), 'Suspensión');
    expect(screen.queryByText('OTRA LISTA')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Marca del repuesto' }), 'Millard');
    await user.click(checks());
    await screen.findByRole('heading', { name: 'Esto trae tu archivo' });
    expect(heard[0]).toMatchObject({
      fijos: { categoria: null, marcaRepuesto: 'Millard', marca: null },
      categorias: [
        { texto: 'Tren delantero', categoria: 'Suspensión' },
        { texto: 'OTRA LISTA', categoria: 'Motor' },
      ],
    });
  });

  it('that were checked without this page hearing of it lead to the check', async () => {
    server.use(answer(productImports.get, { data: checkedImport({ _id: NEXT }) }));
    const { address } = open();
    expect(await screen.findByRole('heading', { name: 'Esto trae tu archivo' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toContain(NEXT));
  });

  it('that the server does not take say why, and another file may be chosen', async () => {
    isNow();
    server.use(fail(productImports.match, 'IMPORTACION_EN_CURSO'), answer(productImports.discard, { data: null }));
    const { user, address } = open();
    await column('CODIGO');
    await user.click(checks());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay una importación en curso');
    await user.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
    expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeInTheDocument();
    expect(address()).toBe(PAGE);
  });
});

describe('a checked file', () => {
  it('says that its columns were remembered and which categories are open, and leads back to them', async () => {
    const categorias = [{ texto: 'Tren delantero', filas: 3, categoria: null }];
    isNow(checkedImport({ emparejamiento: matchingOf({ recordado: true, categorias }) }));
    const { user } = open();
    expect(await screen.findByText('Leímos las columnas como la última vez.')).toBeInTheDocument();
    expect(screen.getByText(/1 categoría de tu archivo no es de Tuerca/)).toHaveTextContent('(3 filas)');
    await user.click(screen.getByRole('button', { name: 'Cambiar columnas' }));
    expect(await chosen('CODIGO')).toBe('SKU');
  });

  it('from before columns were matched has no way back to them', async () => {
    isNow(checkedImport());
    open();
    await screen.findByRole('heading', { name: 'Esto trae tu archivo' });
    expect(screen.queryByRole('button', { name: 'Cambiar columnas' })).not.toBeInTheDocument();
  });
});

describe('a workbook of several lists', () => {
  it('asks which sheet is meant, and sends the same file with it', async () => {
    const sent = jest.spyOn(FormData.prototype, 'append');
    let asked = false;
    server.use(
      answer(productImports.upload, () => {
        if (asked) return { data: waits() };
        asked = true;
        return errorResponse('ARCHIVO_RECHAZADO', { message: 'Varias hojas', data: { hojas: ['Frenos', 'Motor'] } });
      }),
    );
    isNow();
    const { user } = open(PAGE);
    fireEvent.change(await screen.findByLabelText('Archivo de productos', { selector: 'input' }), {
      target: { files: [new NodeFile(['x'], 'lista.xlsx')] },
    });
    const choice = await screen.findByRole('group', { name: '¿Qué hoja quieres importar?' });
    await user.click(within(choice).getByRole('button', { name: 'Motor' }));
    expect(await screen.findByRole('heading', { name: 'Tus columnas' })).toBeInTheDocument();
    expect(sent.mock.calls.filter(([name]) => name === 'hoja')).toEqual([['hoja', 'Motor']]);
  });
});
