import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DocumentFacade } from '../document/index.js';

/** Invoices, from the module that issues them. */
@Injectable()
export class InvoiceSource {
  constructor(private readonly modules: ModuleRef) {}

  /** Before a mail goes out that links it: where invoices are made by themselves, this one is then there. */
  async issueAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    await this.modules.get(DocumentFacade, { strict: false }).issueAutomatically(orderId, paymentMethod);
  }
}
