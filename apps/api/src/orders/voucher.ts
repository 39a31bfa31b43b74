import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { PedidoDoc } from './order.schema';

export const comprobante = (_pedidos: PedidoDoc[], _url: string): TDocumentDefinitions => ({ content: [] });
