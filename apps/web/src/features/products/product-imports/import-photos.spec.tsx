import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { picturesFile } from '@tuerca/contracts/products/product-imports/rules';
import type { FotosImportacion, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { changed, goLive } from '@/test/live';
import { enter } from '@/test/people';
import { checkedImport as checked, IMPORT_ID } from '@/test/product-imports';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });

const OPEN = `/tienda/lista/productos/importar?importacion=${IMPORT_ID}`;
const isNow = (over: Partial<Importacion>) => server.use(answer(productImports.get, { data: checked(over) }));
const open = (path: string) => renderApp(path, storeRoutes);

beforeEach(() => {
  enter('store');
  const meta = { page: 1, limit: 20, total: 0, totalPages: 0 };
  server.use(
    answer(devoluciones.list, { data: [], meta: { ...meta, cuentas: NO_COUNTS } }),
    answer(productImports.rows, { data: [], meta }),
  );
});

describe('the pictures that its rows name', () => {
  const none = { total: 0, nombres: [] };
  const photos = (over: Partial<FotosImportacion> = {}): FotosImportacion => ({
    pedidas: 3,
    listas: 0,
    porLeer: 0,
    porBajar: 0,
    faltan: { total: 3, nombres: ['filtro.jpg', 'bujia.jpg', 'correa.jpg'] },
    rechazadas: { total: 0, primeras: [] },
    sobran: none,
    repetidas: none,
    ...over,
  });
  const zip = () => new NodeFile(['PK'], 'fotos.zip', { type: 'application/zip' });
  const sendZip = async (chosen = zip()) =>
    fireEvent.change(await screen.findByLabelText('ZIP de fotos', { selector: 'input' }), {
      target: { files: [chosen] },
    });

  it('of a ZIP that is read are waited for: no other is taken, and nothing is imported without them', async () => {
    isNow({ fotos: photos({ listas: 1, porLeer: 2, faltan: none }) });
    const live = goLive();
    open(OPEN);
    await waitFor(() => expect(live.isReady()).toBe(true));
    expect(await screen.findByText('1 de 3 fotos listas. Leyendo 2 de tu ZIP…')).toBeInTheDocument();
    expect(screen.getByText(PICTURE_MESSAGES.reading)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Importar 3 productos' })).toBeDisabled();
    expect(screen.queryByLabelText('ZIP de fotos', { selector: 'input' })).not.toBeInTheDocument();
    isNow({ fotos: photos({ listas: 3, faltan: none }) });
    live.say(changed('importacion'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 3 productos' })).toBeEnabled());
  });

  it('come in a ZIP, which says what it lacks, what was refused and what nobody asked for', async () => {
    isNow({ fotos: photos() });
    server.use(
      answer(productImports.pictures, {
        data: checked({
          fotos: photos({
            listas: 1,
            faltan: { total: 12, nombres: ['correa.jpg'] },
            rechazadas: { total: 1, primeras: [{ nombre: 'bujia.jpg', motivo: 'Usa una foto JPG, PNG, GIF o WebP.' }] },
            sobran: { total: 1, nombres: ['logo.png'] },
          }),
        }),
      }),
    );
    open(OPEN);
    expect(await screen.findByText('0 de 3 fotos listas')).toBeInTheDocument();
    expect(screen.getByText('filtro.jpg, bujia.jpg, correa.jpg', { exact: false })).toBeInTheDocument();
    await sendZip();
    const panel = (await screen.findByText('1 de 3 fotos listas')).closest('section')!;
    expect(panel).toHaveTextContent('12 faltan: correa.jpg y 11 más');
    expect(panel).toHaveTextContent('bujia.jpg: Usa una foto JPG, PNG, GIF o WebP.');
    expect(panel).toHaveTextContent('ninguna fila las nombra: logo.png');
    expect(within(panel).getByRole('button', { name: 'Elegir otro ZIP' })).toBeEnabled();
  });

  it('that lack are asked about before the import, and are no obstacle', async () => {
    isNow({ fotos: photos({ listas: 2, faltan: { total: 1, nombres: ['correa.jpg'] } }) });
    const confirmed = jest.fn();
    server.use(
      answer(productImports.confirm, ({ body }) => {
        confirmed(body);
        isNow({ estado: 'aplicando' });
        return { data: checked({ estado: 'aplicando' }) };
      }),
    );
    const { user } = open(OPEN);
    await user.click(await screen.findByRole('button', { name: 'Importar 3 productos' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('1 foto no está lista: esos productos quedan con las que tienen.');
    expect(confirmed).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Importar sin esas fotos' }));
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith({ soloCorrectas: false }));
  });

  it('come from the internet by themselves, and are all there at last', async () => {
    isNow({ fotos: photos({ listas: 1, porBajar: 2, faltan: none }) });
    const live = goLive();
    open(OPEN);
    await waitFor(() => expect(live.isReady()).toBe(true));
    expect(await screen.findByText('1 de 3 fotos listas. Bajando 2 de internet…')).toBeInTheDocument();
    expect(screen.queryByLabelText('ZIP de fotos', { selector: 'input' })).not.toBeInTheDocument();
    isNow({ fotos: photos({ listas: 3, faltan: none }) });
    live.say(changed('importacion'));
    expect(await screen.findByText('Están todas. Entran con la importación.')).toBeInTheDocument();
  });

  it('are not sent when the ZIP is too large, and say why one was refused', async () => {
    isNow({ fotos: photos() });
    server.use(
      answer(productImports.pictures, () =>
        errorResponse('ARCHIVO_RECHAZADO', { message: PICTURE_MESSAGES.protected }),
      ),
    );
    open(OPEN);
    const large = zip();
    Object.defineProperty(large, 'size', { value: picturesFile.maxBytes + 1 });
    await sendZip(large);
    expect(await screen.findByText(PICTURE_MESSAGES.tooLarge)).toBeInTheDocument();
    await sendZip();
    expect(await screen.findByText(PICTURE_MESSAGES.protected)).toBeInTheDocument();
    expect(screen.queryByText(PICTURE_MESSAGES.tooLarge)).not.toBeInTheDocument();
  });

  it('left behind by a written import are told with its result', async () => {
    isNow({ estado: 'aplicada', fotos: photos({ listas: 2 }) });
    open(OPEN);
    expect(await screen.findByText(/1 foto quedó fuera/)).toBeInTheDocument();
  });
});
