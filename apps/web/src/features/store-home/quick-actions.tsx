import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { paths } from '../../lib/paths';

/** What a shopkeeper does most, one press away. */
export const QUICK_ACTIONS = [
  { to: paths.storeNewProduct(), label: 'Agregar producto', icon: <AddBoxOutlined /> },
  { to: paths.storePromotionForm(), label: 'Crear promoción', icon: <LocalOfferOutlined /> },
  { to: paths.storeInventory(), label: 'Ver inventario', icon: <WarehouseOutlined /> },
  { to: paths.storeOrders(), label: 'Ver pedidos', icon: <ReceiptLongOutlined /> },
];
