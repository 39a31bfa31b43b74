import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface RowLinkProps {
  to: string;
  /** Text for screen readers, with the name of the row. */
  name: string;
  children: string;
  variant?: 'outlined' | 'contained';
}

/** Button of a row that leads to its page. */
export const RowLink = ({ to, name, children, variant = 'outlined' }: RowLinkProps) => (
  <Button size="small" variant={variant} component={Link} to={to} aria-label={name}>
    {children}
  </Button>
);
