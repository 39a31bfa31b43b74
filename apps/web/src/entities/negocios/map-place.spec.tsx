import { drawStreets } from './map-streets';
import { tilesAround } from './map-tiles';
import { renderElement } from '../../test/render-app';
import { MapPlace } from './map-place';

const AT = { lat: 10.4957, lng: -66.829 };
const direccion = { ciudad: 'Caracas', estado: 'Miranda', codigoPostal: '1071', coordenadas: [AT.lng, AT.lat] };
const images = (container: HTMLElement) => [...container.querySelectorAll('img')].map((image) => image.src);

describe('the map of a place', () => {
  afterEach(() => delete process.env.VITE_MAPA_TILES);

  it('draws the same streets for the same place, others for another', () => {
    expect(drawStreets('10.4957,-66.8290')).toEqual(drawStreets('10.4957,-66.8290'));
    expect(drawStreets('10.4957,-66.8290')).not.toEqual(drawStreets('10.4958,-66.8290'));
  });

  it('asks nobody for tiles unless the build names a server', () => {
    expect(tilesAround(AT)).toBeNull();
    expect(images(renderElement(<MapPlace nombre="La Guacamaya" direccion={direccion} />).container)).toEqual([]);
  });

  it('lays nine tiles around the place, the place in the middle one', () => {
    process.env.VITE_MAPA_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    const { urls, x, y } = tilesAround(AT)!;
    // Checked against the slippy map formula: 10.4957 N, 66.829 W at zoom 16.
    expect(urls[4]).toBe('https://tiles.example/16/20602/30846.png');
    expect(urls).toHaveLength(9);
    for (const part of [x, y]) expect(part >= 1 / 3 && part <= 2 / 3).toBe(true);
    expect(images(renderElement(<MapPlace nombre="La Guacamaya" direccion={direccion} />).container)).toEqual(urls);
  });
});
