import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MoreVertRounded } from './icons/more-vert-rounded';

export interface RowAction {
  label: string;
  icon?: ReactNode;
  /** Link target; without it `onSelect` runs. */
  to?: string;
  onSelect?: () => void;
  /** An action that cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
}

/** Row name in the genitive: 'de la cita', 'del pedido'. */
const ofRow = (name: string): string => (name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`);

/** Menu with the actions of one row. Renders nothing without actions. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={`Más acciones ${ofRow(name)}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={!!anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` }, paper: { sx: { minWidth: 200 } } }}
      >
        {actions.map(({ label, icon, to, onSelect, danger, disabled }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            {...(to && { component: Link, to })}
            onClick={() => {
              close();
              onSelect?.();
            }}
            sx={danger ? { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } : undefined}
          >
            {icon && <ListItemIcon>{icon}</ListItemIcon>}
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
