import { act, screen, waitFor } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { MapPlace } from './map-place';

const AT = { lat: 10.4957, lng: -66.829 };
const direccion = {
  calle: 'Av. Bolívar, local 3',
  ciudad: 'Caracas',
  estado: 'Miranda',
  codigoPostal: '1071',
  coordenadas: [AT.lng, AT.lat],
};
const show = () => renderElement(<MapPlace nombre="La Guacamaya" direccion={direccion} />);
const images = () => [...document.querySelectorAll('img')];

/** Brings what is observed into view when the function that this returns is called. */
function viewport(): () => void {
  const observers: IntersectionObserverCallback[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function observer(callback) {
    observers.push(callback);
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  return () =>
    act(() =>
      observers.forEach((tell) =>
        tell([{ isIntersecting: true }] as IntersectionObserverEntry[], {} as IntersectionObserver),
      ),
    );
}

describe('the place of a business', () => {
  afterEach(() => {
    delete process.env.VITE_MAPA_TILES;
    jest.restoreAllMocks();
  });

  it('is told in words with the ways to it, and draws no map, unless the build names a server of tiles', async () => {
    const { user } = show();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(images()).toEqual([]);
    expect(screen.getByText('Caracas, Miranda 1071')).toBeInTheDocument();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByRole('button', { name: 'Dirección copiada' })).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith('Av. Bolívar, local 3, Caracas, Miranda 1071');
  });

  it('shows a map of the named tiles when it comes into view, not before', async () => {
    process.env.VITE_MAPA_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    // A frame without a size asks for no tiles.
    for (const side of ['clientWidth', 'clientHeight'] as const)
      jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
    const comeIntoView = viewport();
    show();
    expect(images()).toEqual([]);
    comeIntoView();
    expect(await screen.findByRole('region', { name: 'Mapa con la ubicación de La Guacamaya' })).toBeInTheDocument();
    // Checked against the slippy map formula: 10.4957 N, 66.829 W at zoom 16.
    await waitFor(() => expect(images().map(({ src }) => src)).toContain('https://tiles.example/16/20602/30846.png'));
    expect(screen.getByRole('button', { name: 'Acercar el mapa' })).toBeInTheDocument();
    await waitFor(() => {
      // The map may put other tiles in the place of the first while it works out its size.
      act(() => images().forEach((tile) => tile.dispatchEvent(new Event('error'))));
      expect(screen.getByText(/^El mapa no está disponible ahora/)).toBeInTheDocument();
    });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
