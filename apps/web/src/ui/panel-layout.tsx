import GlobalStyles from '@mui/material/GlobalStyles';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Main } from './main';
import { PanelBar } from './panel-bar';
import { PanelRail } from './panel-rail';

/** A place of a panel, as the rail and the bottom bar show it. */
export interface PanelPlace {
  to: string;
  label: string;
  /** Where the bottom bar has no room for the label. */
  short?: string;
  icon: ReactNode;
  /** What waits there; nothing is drawn at 0. */
  count?: number;
  /** Only this very address is the place, not what stands below it. */
  exact?: boolean;
}

export interface PanelMenu {
  /** 'Panel' and whose: its words head the rail. */
  title: string;
  role: string;
  /** Name of who is signed in. */
  user: string;
  places: readonly PanelPlace[];
  /** The five places of the bottom bar. */
  bar: readonly PanelPlace[];
  /** Below the places: settings, the way out to the public site. */
  more: readonly PanelPlace[];
  /** The button that ends the session. */
  logout: ReactNode;
}

const BAR_HEIGHT = 60;
// What floats at the bottom of a phone stands above the bar.
const ABOVE_BAR = {
  '@media (max-width:899.95px)': {
    ':root': { '--bottom-bar': `${BAR_HEIGHT}px` },
    '.notistack-SnackbarContainer': { bottom: `${BAR_HEIGHT + 14}px !important` },
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
    <Main sx={{ minWidth: 0, minHeight: { xs: '60dvh', md: 640 }, pb: 4 }}>{children}</Main>
    {!bare && <PanelBar menu={menu} height={BAR_HEIGHT} />}
  </Box>
);
