/**
 * Variables of MUI's theme that none of our components reads, without the prefix: light laid over dark paper, shadows that nothing
 * casts, whole fonts, shades of grey and of a colour, and what belongs to components that we do not have. They were nine of ten
 * bytes of what stands first in every page. `src/test/setup.ts` notices when a screen comes to read one of them.
 */
const UNREAD = [
  /^overlays-[1-9]/,
  /^font-(?!inherit)/,
  /^shadows-(?:5|7|9|10|11|13|14|15|17|18|19|20|21|22|23)$/,
  /^zIndex-(?:mobileStepper|speedDial)$/,
  /^palette-grey-(?:50|200|500|900|A200|A400|A700)$/,
  /^palette-common-(?:black|background)/,
  /^palette-\w+-(?:light|dark)Channel$/,
  /^palette-text-(?:secondaryChannel|icon)$/,
  /^palette-(?:background|divider)-?\w*Channel$/,
  /^palette-LinearProgress-(?:secondary|info)/,
  /^palette-(?:Slider|Switch)-(?:secondary|error|info|success|warning)/,
  /^palette-(?:Alert-\w+Filled|Tooltip)/,
  /^palette-(?:AppBar|FilledInput|SnackbarContent|SpeedDialAction|StepConnector|StepContent)-/,
];

type StyleSheet = Record<string, Record<string, unknown>>;

/** Whether the variable, as it stands in a rule (`--t-palette-primary-main`), is left out of every page. */
export const isUnread = (variable: string): boolean => {
  const name = variable.replace(/^--t-/, '');
  return UNREAD.some((pattern) => pattern.test(name));
};

/** The theme's style sheets without what nobody reads, and without what the sheets before have said of the same variable. */
export function leanStyleSheets(sheets: readonly StyleSheet[]): StyleSheet[] {
  const said = new Map<string, unknown>();
  return sheets.map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, declarations]) => {
        const news = Object.entries(declarations).filter(
          ([variable, value]) => !isUnread(variable) && said.get(variable) !== value,
        );
        for (const [variable, value] of news) said.set(variable, value);
        return [selector, Object.fromEntries(news)];
      }),
    ),
  );
}
