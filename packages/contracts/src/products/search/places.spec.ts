import { cityWays, orPlace, placeTerms, readPlaces } from './places';

const stored = placeTerms({
  ciudad: 'Chacao',
  estado: 'Miranda',
  calle: 'Av. Valencia, Los Palos Grandes',
  referencias: null,
});
/** True where a business is found in every place that a text names. */
const isIn = (text: string, by: 'cities' | 'streets') =>
  readPlaces(text)![by].every((ways) => ways.some((way) => way.every((term) => stored.includes(term))));

describe('places in a text', () => {
  it.each([
    ['cambio de aceite chacao', 'cambio de aceite'],
    ['Frenos en VALENCIA, Carabobo', 'Frenos en'],
    ['aceite 5W-30 puerto la cruz', 'aceite 5W-30'],
    ['bujías mérida', 'bujías'],
    ['grúa catia', 'grúa'],
    ['alineación sabana grande caracas', 'alineación'],
    ['Las Mercedes', ''],
    ['San Antonio de los Altos batería', 'batería'],
  ])('%s leaves %j', (text, rest) => expect(readPlaces(text)?.rest).toBe(rest));

  it.each(['cambio de aceite', '', '¿?', 'puerto', 'frenos la'])('%j names none', (text) =>
    expect(readPlaces(text)).toBeNull(),
  );

  it.each([
    ['chacao', true, true],
    ['CHACAO miranda', true, true],
    // Chacao is a part of Caracas, and a street is no city.
    ['caracas', true, true],
    ['valencia', false, true],
    ['los palos grandes chacao', false, true],
    ['zulia', false, false],
  ])('%s: a business of Chacao is found by city %s, by street %s', (text, byCity, byStreet) => {
    expect([isIn(text, 'cities'), isIn(text, 'streets')]).toEqual([byCity, byStreet]);
  });

  it('are kept apart from other words', () => {
    expect(stored.every((term) => term.includes(':'))).toBe(true);
    expect(cityWays('Puerto La Cruz')).toEqual([['en:puerto', 'en:cruz']]);
    expect(orPlace([['freno']])).toEqual([['freno'], ['en:freno'], ['por:freno']]);
  });
});
