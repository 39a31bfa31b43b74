import { paths } from '@/lib/paths';
import { AddBoxOutlined } from '@/ui/icons/add-box-outlined';
import { LocalOfferOutlined } from '@/ui/icons/local-offer-outlined';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { WarehouseOutlined } from '@/ui/icons/warehouse-outlined';

/** Most frequent actions of a store. */
export const STORE_QUICK_ACTIONS = [
  { to: paths.storeNewProduct(), label: 'Agregar producto', icon: <AddBoxOutlined /> },
  { to: paths.storePromotionForm(), label: 'Crear promoción', icon: <LocalOfferOutlined /> },
  { to: paths.storeInventory(), label: 'Ver inventario', icon: <WarehouseOutlined /> },
  { to: paths.storeOrders(), label: 'Ver pedidos', icon: <ReceiptLongOutlined /> },
];
