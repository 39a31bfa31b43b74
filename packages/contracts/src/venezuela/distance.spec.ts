import { centreOf } from './centres';
import { distanceInWords, kilometresBetween, pointText, readPoint } from './distance';

const CHACAO = [-66.853, 10.496] as const;

describe('distances', () => {
  it.each([
    ['Caracas', 'Distrito Capital', 7],
    ['Valencia', 'Carabobo', 132],
    ['MARACAIBO', 'Zulia', 521],
  ])('from Chacao to the middle of %s', (ciudad, estado, km) =>
    expect(Math.round(kilometresBetween(CHACAO, centreOf({ ciudad, estado })!))).toBe(km),
  );
  it('are none from where one stands, and the same both ways', () => {
    expect(kilometresBetween(CHACAO, CHACAO)).toBe(0);
    expect(kilometresBetween([-67, 10], CHACAO)).toBeCloseTo(kilometresBetween(CHACAO, [-67, 10]));
  });
  it.each([
    [0, 'A menos de 1 km'],
    [0.99, 'A menos de 1 km'],
    [1, 'A unos 1 km'],
    [2.6, 'A unos 3 km'],
    [1520.2, 'A unos 1.520 km'],
  ])('%d km in words', (km, words) => expect(distanceInWords(km)).toBe(words));
  it('are unknown to a city that has no middle', () =>
    expect(centreOf({ ciudad: 'Pueblo Perdido', estado: 'Apure' })).toBeNull());
});

describe('a place in an address', () => {
  it('is rounded to a kilometre and read again', () => {
    expect(pointText([-66.85312, 10.49613])).toBe('10.5,-66.85');
    expect(readPoint('10.5,-66.85')).toEqual([-66.85, 10.5]);
    expect(readPoint('-90,180')).toEqual([180, -90]);
  });
  it.each(['', 'aquí', '10.5', '10.5,', '91,0', '0,181', '1e1,2', '10.5,-66.85,3', ' 1,1'])('%j is none', (text) =>
    expect(readPoint(text)).toBeNull(),
  );
});
