import { vi } from 'vitest';

/** In place of `orders-api.ts`. */
export const eraseOrder = vi.fn();
export const findOrders = vi.fn();
export const listOrders = vi.fn();
export const listOrdersById = vi.fn();
export const openOrder = vi.fn();
export const readManyOrders = vi.fn();
export const readNote = vi.fn();
export const setPlatePrice = vi.fn();
export const setStatus = vi.fn();
export const sumOrders = vi.fn();
export const writeNote = vi.fn();
