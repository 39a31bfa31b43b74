import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

const ACTIONS = [
  { to: paths.storeNewProduct(), label: 'Agregar producto', icon: <AddBoxOutlined /> },
  { to: paths.storePromotionForm(), label: 'Crear promoción', icon: <LocalOfferOutlined /> },
  { to: paths.storeInventory(), label: 'Ver inventario', icon: <WarehouseOutlined /> },
  { to: paths.storeOrders(), label: 'Ver pedidos', icon: <ReceiptLongOutlined /> },
];

// On a phone the icon stands above its word: beside it, two of them would not fit.
const button = {
  minHeight: { xs: 72, sm: 48 },
  px: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0.5, sm: 1 },
  '& .MuiButton-startIcon': { mx: 0 },
} as const;

/** What a shopkeeper does most, one press away. */
export const QuickActions = () => (
  <Box
    component="nav"
    aria-label="Accesos rápidos"
    sx={{
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {ACTIONS.map(({ to, label, icon }) => (
      <Button key={to} component={Link} to={to} variant="outlined" startIcon={icon} sx={button}>
        {label}
      </Button>
    ))}
  </Box>
);
