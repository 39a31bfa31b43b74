import type { RouteObject } from 'react-router-dom';

/** Marks the routes of a panel, for the frame around them. */
export const PANEL_HANDLE = 'panel';

/** Pages inside the panel of whoever may see them; the guard stands among `children`, so that the server draws the panel's shape. */
export const inPanel = (...children: RouteObject[]): RouteObject => ({
  handle: PANEL_HANDLE,
  lazy: async () => ({ Component: (await import('./panel-frame')).PanelFrame }),
  children,
});
