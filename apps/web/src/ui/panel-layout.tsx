import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { Main } from './main';
import { PanelBar } from './panel-bar';
import type { PanelMenu } from './panel-menu';
import { PanelRail } from './panel-rail';

const BAR_HEIGHT = 60;
// Floating elements at the bottom of a phone are placed above the bar.
const ABOVE_BAR = {
  '@media (max-width:899.95px)': {
    ':root': { '--bottom-bar': `${BAR_HEIGHT}px` },
  },
};

interface PanelLayoutProps {
  menu: PanelMenu | null;
  /** Without rail and bar, for whoever has no panel; the page keeps its place in the tree, and so its state. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The frame of the offices: a rail on the left from 900 px on, a bar with five places below that. Without a menu (nobody knows yet who is
 * signed in) both keep their size, so that nothing moves when it comes.
 */
export const PanelLayout = ({ menu, bare = false, children }: PanelLayoutProps) => (
  <Box
    className="only-signed-in"
    sx={{
      display: bare ? 'block' : 'grid',
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
      maxWidth: 1536,
      mx: 'auto',
      pl: { md: bare ? 0 : 3 },
    }}
  >
    {!bare && <GlobalStyles styles={ABOVE_BAR} />}
    {!bare && <PanelRail menu={menu} />}
    <Main
      sx={{
        alignSelf: 'stretch',
        minWidth: 0,
        minHeight: bare ? undefined : { xs: '60dvh', md: 640 },
        pb: bare ? 0 : 4,
        borderLeft: { md: bare ? 0 : 1 },
        borderColor: { md: 'divider' },
      }}
    >
      {children}
    </Main>
    {!bare && <PanelBar menu={menu} height={BAR_HEIGHT} />}
  </Box>
);
