import { tradeReadings, type WordWays } from './trades';

const NONE = new Map<string, string[]>();
const flat = (parts: WordWays[] | undefined) => parts?.map((ways) => ways.map((words) => words.join(' ')));
const wider = (text: string) => flat(tradeReadings(text, NONE).at(-1)?.wider);

describe('how a text is read among businesses and services', () => {
  it('leads from what people say to what the work is called', () => {
    expect(wider('mofle')![0]).toEqual(expect.arrayContaining(['mofle', 'silenciador', 'escape']));
    expect(wider('electroauto')![0]).toEqual(expect.arrayContaining(['electroauto', 'sistema electrico']));
    expect(flat(tradeReadings('mofle', NONE)[0]!.literal)![0]).not.toContain('escape');
  });

  it('looks for the work, not for who does it', () => {
    const [reading] = tradeReadings('taller de latonería', NONE);
    expect([flat(reading!.literal)!.length, flat(reading!.essential)]).toEqual([2, [['latoneria']]]);
    expect(flat(tradeReadings('taller', NONE)[0]!.essential)).toEqual([['taller']]);
  });

  it('lets the vehicle go, and corrects slips, only after the text as it stands', () => {
    expect(tradeReadings('frenos corolla', NONE).map(({ literal }) => literal.length)).toEqual([2, 1]);
    expect(tradeReadings('alineasion', NONE).map(({ literal }) => flat(literal))).toEqual([
      [['alineasion']],
      [['alineacion']],
    ]);
    expect(tradeReadings('turpial', NONE)).toHaveLength(1);
  });

  it('knows singular and plural, and nothing in nothing', () => {
    expect(wider('luces')![0]).toEqual(expect.arrayContaining(['luce', 'luz']));
    for (const text of ['', '¿?', 'a']) expect(tradeReadings(text, NONE)).toEqual([]);
  });

  it("follows the administrators' groups", () => {
    const live = new Map([['escandaloso', ['silenciador']]]);
    const [reading] = tradeReadings('escandaloso', live);
    expect(flat(reading!.wider)![0]).toEqual(['escandaloso', 'silenciador', 'escape']);
  });
});
