import type { ReactNode } from 'react';

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

/** What a panel's rail and bottom bar hold. */
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
