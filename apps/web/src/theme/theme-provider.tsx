import './first-paint.css';
import './fonts.css';
import './print.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { getTheme } from './theme';
import { MODE_KEY } from './tokens';

/** The theme for everything below; the mode follows the system unless the person chose one (see use-mode). */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MuiThemeProvider theme={getTheme()} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
    <CssBaseline enableColorScheme />
    {children}
  </MuiThemeProvider>
);
