import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Drawn only while its tab is open. */
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Between the tabs and the panel. */
  panelSx?: Record<string, unknown>;
  /** Tabs share the width evenly: for two or three short ones. */
  fill?: boolean;
}

/** Panels of which one is open; arrows move along the tabs, Tab leads into the panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, panelSx, fill = false }: TabsProps<Id>) {
  const base = useId();
  return (
    <>
      <MuiTabs
        value={value}
        onChange={(_, next: Id) => onChange(next)}
        aria-label={label}
        variant={fill ? 'fullWidth' : 'scrollable'}
        scrollButtons="auto"
        sx={{ borderBottom: 1, borderColor: 'divider', flex: 'none' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
          />
        ))}
      </MuiTabs>
      {tabs.map(({ id, content }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          tabIndex={0}
          hidden={id !== value}
          sx={id === value ? panelSx : undefined}
        >
          {id === value && content}
        </Box>
      ))}
    </>
  );
}

/** The open tab as the address says it (`?tab=`): the first one is left out, and the rest of the query stays. */
export function useTab<const Id extends string>(ids: readonly [Id, ...Id[]], name = 'tab'): [Id, (id: Id) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const open = ids.find((id) => id === params.get(name)) ?? ids[0];
  const show = (id: Id) =>
    setParams(
      (now) => {
        if (id === ids[0]) now.delete(name);
        else now.set(name, id);
        return now;
      },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  return [open, show];
}
