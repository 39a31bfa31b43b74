import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import { importMessage } from '@tuerca/contracts/membresia/messages';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import { MAX_IMPORT_BYTES } from '@tuerca/contracts/products/product-imports/rules';
import type { FilaImportacion, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { ListaFilas } from '@tuerca/contracts/products/product-imports/states';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { changed, goLive } from '@/test/live';
import { planOf } from '@/test/membresia';
import { enter, enterAs } from '@/test/people';
import { checkedImport, IMPORT_ID } from '@/test/product-imports';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });

const ID = IMPORT_ID;
const PAGE = '/tienda/lista/productos/importar';
const OPEN = `${PAGE}?importacion=${ID}`;
const COUNTS = { nuevos: 2, cambian: 1, iguales: 0, conError: 0 };
const BAD = { ...COUNTS, conError: 1 };

const checked = (over: Partial<Importacion> = {}) => checkedImport({ conteo: COUNTS, ...over });
const row = (over: Partial<FilaImportacion>): FilaImportacion => ({
  linea: 2,
  tipo: 'nuevo',
  sku: 'FIL-1',
  nombre: 'Filtro de aceite',
  precio: 12.5,
  stock: 4,
  fotos: [],
  cambios: [],
  avisos: [],
  preguntas: [],
  errores: [],
  conservada: null,
  ...over,
});
const ROWS: Record<ListaFilas, FilaImportacion[]> = {
  preguntaStock: [
    row({
      linea: 4,
      tipo: 'cambia',
      preguntas: [
        {
          tema: 'stock',
          archivo: 12,
          vendidas: 3,
          quedan: 9,
          desde: '2026-11-20T12:00:00.000Z',
          segun: 'inventario',
        },
      ],
    }),
  ],
  preguntaPrecio: [
    row({ linea: 5, tipo: 'cambia', preguntas: [{ tema: 'precio', campo: 'precio', antes: 8, archivo: 10841.15 }] }),
  ],
  conservada: [row({ linea: 9, sku: 'FIL-9', tipo: 'cambia', conservada: { razon: 'cambio', columnas: ['Precio'] } })],
  error: [row({ linea: 7, tipo: 'error', errores: [{ columna: 'Precio', motivo: '«doce» no es un número' }] })],
  nuevo: [row({})],
  cambia: [row({ linea: 4, tipo: 'cambia', cambios: [{ columna: 'Stock', antes: '1', despues: '9' }] })],
  igual: [],
};

const isNow = (over: Partial<Importacion> = {}) => server.use(answer(productImports.get, { data: checked(over) }));
const open = (path = PAGE) => renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
const file = (text = 'SKU;Nombre', name = 'productos.csv') => new File([text], name, { type: 'text/csv' });
const choose = async (chosen: File) =>
  fireEvent.change(await screen.findByLabelText('Archivo de productos', { selector: 'input' }), {
    target: { files: [chosen] },
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  enter('store');
  const meta = { page: 1, limit: 20, total: 1, totalPages: 1 };
  server.use(
    answer(devoluciones.list, { data: [], meta: { ...meta, cuentas: NO_COUNTS } }),
    answer(productImports.latest, { data: [] }),
    answer(productImports.rows, ({ query }) => ({ data: ROWS[query.get('tipo') as ListaFilas], meta })),
  );
});

describe('the file', () => {
  it('is asked for with its limits, its template and the list as it is', async () => {
    open();
    expect(await screen.findByText('CSV, XLSX, XLS u ODS, hasta 20.000 productos y 10 MB.')).toBeInTheDocument();
    for (const name of ['Plantilla Excel (XLSX)', 'Plantilla CSV', 'Exportar Excel (XLSX)', 'Exportar CSV'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.getByText('Archivo').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    ['the owner is led to her plan', 'store', true],
    ['who keeps her stock is not', 'almacenista', false],
  ] as const)('is not asked for where the plan does not include it, and %s', async (_, who, leads) => {
    if (who === 'almacenista') enterAs(who);
    const limites = { ...planOf('BASIC_TIENDA').limites, importacion: false };
    server.use(answer(membresia.limits, { data: { nombre: 'Básico', limites } }));
    open();
    expect(await screen.findByText(importMessage('Básico'))).toBeInTheDocument();
    expect(screen.queryByLabelText('Archivo de productos', { selector: 'input' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
    const plan = screen.queryByRole('link', { name: 'Ver mi plan' });
    expect(plan?.getAttribute('href')).toBe(leads ? '/tienda/membresia' : undefined);
  });

  it('is refused with its reason when it is too large', async () => {
    open();
    const large = file();
    Object.defineProperty(large, 'size', { value: MAX_IMPORT_BYTES + 1 });
    await choose(large);
    expect(await screen.findByText('El archivo pesa más de 10 MB. Divídelo en varios.')).toBeInTheDocument();
  });
});

describe('the check', () => {
  it('shows each bad row by line and reason, and imports the good ones only when told so', async () => {
    const avisos = [{ tema: 'filasOcultas' as const, lineas: [3], filas: 1, texto: 'La fila 3 está oculta.' }];
    isNow({ conteo: BAD, columnasIgnoradas: ['Proveedor'], avisos });
    let sent: unknown;
    server.use(
      answer(productImports.confirm, ({ body }) => {
        sent = body;
        isNow({ estado: 'aplicada', conteo: BAD });
        return { data: checked({ estado: 'aplicada', conteo: BAD }) };
      }),
    );
    const { user } = open(OPEN);
    expect(await screen.findByText('2 productos nuevos · 1 cambia · 1 fila con error.')).toBeInTheDocument();
    expect(screen.getByText('No usamos estas columnas: Proveedor.')).toBeInTheDocument();
    expect(screen.getByText('La fila 3 está oculta.')).toBeInTheDocument();
    const bad = within(await screen.findByRole('table', { name: 'Con error' }));
    expect(
      bad.getByRole('row', { name: /^Línea 7 Filtro de aceite SKU FIL-1 Precio: «doce» no es un número/ }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Cambian (1)' }));
    expect(await screen.findByText(/→ 9/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Importar solo las correctas' }));
    expect(sent).toBeUndefined();
    const question = within(screen.getByRole('dialog', { name: '¿Importar 3 productos?' }));
    await user.click(question.getByRole('button', { name: 'Importar las correctas' }));
    expect(await screen.findByRole('heading', { name: 'Listo, tu lista está al día' })).toBeInTheDocument();
    expect(sent).toEqual({ soloCorrectas: true });
    expect(screen.getByText('2 productos nuevos')).toBeInTheDocument();
    expect(screen.getByText('1 producto actualizado')).toBeInTheDocument();
    expect(screen.getByText(/^1 fila con error quedó fuera/)).toBeInTheDocument();
  });

  it('asks before it undoes sales or takes a price that jumps, for all rows and for single ones', async () => {
    isNow({ preguntas: { stock: 2, precio: 1 } });
    const sent: unknown[] = [];
    server.use(
      answer(productImports.confirm, ({ body }) => {
        sent.push(body);
        isNow({ estado: 'aplicada' });
        return { data: checked({ estado: 'aplicada' }) };
      }),
    );
    const { user } = open(OPEN);
    const press = async () => user.click(await screen.findByRole('button', { name: 'Importar 3 productos' }));
    await press();
    expect(screen.getAllByText('Falta tu respuesta')).toHaveLength(2);
    expect(sent).toEqual([]);
    const stock = within(screen.getByRole('group', { name: /^El archivo no conoce tus últimas ventas: 2 productos/ }));
    await user.click(stock.getByRole('radio', { name: 'Tomar el del archivo menos lo vendido' }));
    await user.click(stock.getByRole('button', { name: 'Ver y responder uno por uno' }));
    expect(
      await screen.findByText(/^Tu archivo dice 12; desde el .* se vendieron 3 y quedan 9\.$/),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Respuesta para Filtro de aceite'), 'Conservar mi stock: 9');
    await press();
    expect(screen.getAllByText('Falta tu respuesta')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Precios por decidir (1)' }));
    expect(await screen.findByText(/^De .*8,00.* pasa a .*10\.841,15/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Respuesta para Filtro de aceite'), 'Conservar mi precio');
    await press();
    expect(await screen.findByRole('heading', { name: 'Listo, tu lista está al día' })).toBeInTheDocument();
    expect(sent).toEqual([
      {
        soloCorrectas: false,
        respuestas: {
          stock: 'restar',
          filas: [
            { linea: 4, stock: 'conservar' },
            { linea: 5, precio: 'conservar' },
          ],
        },
      },
    ]);
  });

  it('is shown anew when products moved before the confirmation', async () => {
    isNow();
    server.use(
      answer(productImports.confirm, () => {
        isNow({ actualizada: true, conteo: { ...COUNTS, cambian: 5 } });
        return errorResponse('IMPORTACION_CAMBIO');
      }),
    );
    const { user } = open(OPEN);
    await user.click(await screen.findByRole('button', { name: 'Importar 3 productos' }));
    expect(await screen.findByText('2 productos nuevos · 5 cambian.')).toBeInTheDocument();
    expect(screen.getByText(/cambiaron desde la revisión/)).toBeInTheDocument();
    expect(screen.getByText(/cambiaron desde la primera revisión/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Importar 7 productos' })).toBeEnabled();
  });

  it('that is not there any more says so', async () => {
    server.use(fail(productImports.get, 'IMPORTACION_NO_ENCONTRADA'));
    open(OPEN);
    expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo cargar la importación|ya no existe/);
  });
});

describe('the writing', () => {
  it('shows how far it is, and its end by itself', async () => {
    isNow({ estado: 'aplicando', avance: { hechas: 1, total: 4 } });
    const live = goLive();
    open(OPEN);
    await waitFor(() => expect(live.isReady()).toBe(true));
    expect(await screen.findByText('1 de 4 productos')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progreso de la importación' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    isNow({ estado: 'aplicada' });
    live.say(changed('importacion'));
    expect(await screen.findByRole('link', { name: 'Ver mis productos' })).toHaveAttribute(
      'href',
      '/tienda/lista/productos',
    );
  });

  it('that failed leaves everything as it was, and begins again', async () => {
    isNow({ estado: 'fallida' });
    const { user, address } = open(OPEN);
    expect(await screen.findByText('No se pudo importar. Tus productos quedaron como estaban.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeInTheDocument();
    expect(address()).toBe(PAGE);
  });
});

describe('the undoing', () => {
  const WRITTEN = { estado: 'aplicada', deshacerHasta: '2099-11-22T14:30:00.000Z' } as const;

  it('is asked for, and says which rows stay since they were changed', async () => {
    isNow(WRITTEN);
    server.use(
      answer(productImports.undo, () => {
        isNow({ estado: 'revertida', conservadas: 1 });
        return { data: checked({ estado: 'revirtiendo', conservadas: 0 }) };
      }),
    );
    const { user } = open(OPEN);
    await user.click(await screen.findByRole('button', { name: 'Deshacer la importación' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Deshacer la importación de 3 productos?' });
    await user.click(within(dialog).getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText(/menos 1 fila: mira abajo por qué/)).toBeInTheDocument();
    expect(await screen.findByText('FIL-9')).toBeInTheDocument();
    expect(screen.getByText('Cambió después: Precio. Se queda como está.')).toBeInTheDocument();
  });

  it('that is refused says why, and is not offered when its time is over', async () => {
    isNow(WRITTEN);
    server.use(fail(productImports.undo, 'IMPORTACION_CERRADA'));
    const { user } = open(OPEN);
    await user.click(await screen.findByRole('button', { name: 'Deshacer la importación' }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText(/ya no se puede deshacer/)).toBeInTheDocument();
  });

  it('begins from the list of the last imports, and ends with its day', async () => {
    server.use(answer(productImports.latest, { data: [checked({ ...WRITTEN, avance: { hechas: 3, total: 3 } })] }));
    isNow({ estado: 'aplicada', deshacerHasta: '2026-11-20T14:30:00.000Z' });
    const { user, address } = open();
    expect(await screen.findByText(/Puedes deshacerla hasta el/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Abrir: 3 productos/ }));
    expect(await screen.findByText('Listo, tu lista está al día')).toBeInTheDocument();
    expect(address()).toContain(ID);
    expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).not.toBeInTheDocument();
  });
});
