// Made of openapi.json: npm run openapi

export type paths = {
    readonly "/api/admin/administrators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List administrators */
        readonly get: operations["listAdministrators"];
        readonly put?: never;
        /** Invite an administrator, who gets a mail with a link to set the password */
        readonly post: operations["inviteAdministrator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/administrators/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get an administrator */
        readonly get: operations["getAdministrator"];
        /** Change an administrator's role, or whether it is active; its sessions end */
        readonly put: operations["updateAdministrator"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/administrators/{id}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the invitation again */
        readonly post: operations["resendInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/administrators/{id}/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove an administrator's second factor, e.g. when the phone is lost; its sessions end */
        readonly delete: operations["resetAdministratorSecondFactor"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/administrators/{id}/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End all sessions of an administrator */
        readonly delete: operations["endAdministratorSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/attribute-suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What products are described by, to choose from */
        readonly get: operations["suggestAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/attribute-suggestions/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The values that an attribute has had so far */
        readonly get: operations["suggestAttributeValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/attributes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All attributes, named or not, with how many products have them
         * @description Not paged.
         */
        readonly get: operations["listUsedAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/attributes/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An attribute with its values and how many products have each */
        readonly get: operations["getUsedAttribute"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List audit entries, newest first */
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit/words": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the actions and subject types that entries can be filtered by */
        readonly get: operations["listAuditFilters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/banks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Recognise the bank of an IBAN or a bank code
         * @description Members are null where the bank is not known for certain. Sends no request to another service.
         */
        readonly get: operations["recogniseBank"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All categories, unpublished ones too, each level by position
         * @description Not paged: the whole tree.
         */
        readonly get: operations["getCategoryTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/categories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A category in its own words, for editing */
        readonly get: operations["getStoredCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/categories/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a category to a place in the tree
         * @description Its new siblings are renumbered from 0; only the version of the moved category increases.
         */
        readonly post: operations["moveCategory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/counters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the numbers that the navigation of the panel shows
         * @description May be a second old. Meant to be read again every minute, in the background (`X-Background: 1`).
         */
        readonly get: operations["getCounters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/customers/purchases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How much customers have ordered and paid */
        readonly get: operations["listCustomerPurchases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the open tasks, the sales, and the state of the system
         * @description Days are those of the shop's time zone; sales are of the shop's currency, cancelled orders left out. `notices` name settings of the server that should be changed. Amounts and notices are left out for the role support. May be some seconds old.
         */
        readonly get: operations["getDashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dead-letters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List background jobs that failed for good */
        readonly get: operations["listDeadLetters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dead-letters/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Run all failed background jobs again */
        readonly post: operations["retryAllDeadLetters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dead-letters/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a failed background job */
        readonly delete: operations["discardDeadLetter"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dead-letters/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Run a failed background job again */
        readonly post: operations["retryDeadLetter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mail-previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the emails that the shop sends, made of sample data */
        readonly get: operations["listMailPreviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mail-previews/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get an email made of sample data */
        readonly get: operations["getMailPreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mail-previews/{id}/page": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the HTML of an email made of sample data */
        readonly get: operations["getMailPreviewPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List mails that were or will be sent, newest first */
        readonly get: operations["listMails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a mail with its content
         * @description The content is rendered from the present state, as it would be sent now. It is withheld when it has a personal link (`secret`), or when there is nothing to send any more (`outdated`).
         */
        readonly get: operations["getMail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/{id}/page": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the HTML of a mail as its recipient sees it */
        readonly get: operations["getMailPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a mail again */
        readonly post: operations["resendMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many orders there are in each status, overdue ones, and those whose money is to be confirmed */
        readonly get: operations["getOrderCounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All orders of a list as CSV; paging is ignored */
        readonly get: operations["exportOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What an order would come to; nothing is stored */
        readonly post: operations["quoteOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Move many orders to a status, each on its own, with the outcome of each */
        readonly post: operations["updateOrderStatuses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order for administrators: with customer, stock, payments, history, mails and what may be done now */
        readonly get: operations["getAdminOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{id}/invoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order's invoice, and whether its file is made */
        readonly get: operations["getInvoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Write a note into the history of an order */
        readonly post: operations["createOrderNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{id}/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What an order would come to with other lines; nothing is stored */
        readonly post: operations["quoteOrderEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All pages, published or not, with their titles
         * @description In the order of display. Not paged.
         */
        readonly get: operations["listContentPages"];
        readonly put?: never;
        /** Create a page */
        readonly post: operations["createContentPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/pages/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Put the pages in the order of display */
        readonly put: operations["orderContentPages"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/pages/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a page would show of a text
         * @description Stores nothing.
         */
        readonly post: operations["previewContentPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/pages/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A page with all its texts, for editing */
        readonly get: operations["getContentPage"];
        /**
         * Change a page
         * @description Changes what is sent. With `version`, only when the page has not been changed since it was read.
         */
        readonly put: operations["changeContentPage"];
        readonly post?: never;
        /** Delete a page */
        readonly delete: operations["deleteContentPage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List messages of payment providers
         * @description The newest first. Messages are kept for 180 days.
         */
        readonly get: operations["listPaymentMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-messages/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Handle a stored message of a payment provider again
         * @description The shop asks the provider for the status of the payment again. Nothing is booked twice.
         */
        readonly post: operations["replayPaymentMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List payment methods with all their settings */
        readonly get: operations["listPaymentMethodSettings"];
        readonly put?: never;
        /**
         * Create a payment method
         * @description One more method of a registered gateway, such as a second bank account: switched off, with settings of its own, after the last one.
         */
        readonly post: operations["createPaymentMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-methods/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Put the payment methods in order
         * @description All at once. Methods that are not named follow in the order they have.
         */
        readonly put: operations["reorderPaymentMethods"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-methods/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the settings of a payment method */
        readonly get: operations["getPaymentMethod"];
        /**
         * Change the settings of a payment method
         * @description Changes what is sent. With `version`, only when the method has not been changed since it was read.
         */
        readonly put: operations["updatePaymentMethod"];
        readonly post?: never;
        /**
         * Delete a payment method
         * @description One that was never used and is not built in; any other one is switched off.
         */
        readonly delete: operations["deletePaymentMethod"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payment-methods/{key}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See a payment method as customers would with other settings
         * @description Takes what the change takes, checks it alike, and stores nothing. `checkout_html` and `order_html` are made by the shop's own templates.
         */
        readonly post: operations["previewPaymentMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payments/to-verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Orders whose money is to be confirmed
         * @description Transfers that are not confirmed, and cash for parcels on their way; the earliest due date first. `open` sums up all of them by currency.
         */
        readonly get: operations["listPaymentsToVerify"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a picture
         * @description JPEG, PNG, WebP, AVIF or GIF of at most 10 MiB and 50 megapixels. One that no product or category shows is removed after a day.
         */
        readonly post: operations["uploadPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List all products, published or not */
        readonly get: operations["listAdminProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/products/published": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Show or hide many products
         * @description `data.ids`: those that changed.
         */
        readonly put: operations["publishProducts"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A product for editing
         * @description By id or alias; with its own texts and all translations.
         */
        readonly get: operations["getEditableProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/products/{id}/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A product's stock movements, newest first */
        readonly get: operations["listStockMovements"];
        readonly put?: never;
        /**
         * Correct the stock
         * @description By `change`, or to what was `counted`. With `seen`, a sale since then answers 409 `stock_changed` with `available`.
         */
        readonly post: operations["correctStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/reports/sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the sales of some days, by period, product, category, payment method or country
         * @description Orders of the shop's currency that were not cancelled, by the day in the shop's time zone on which they were placed; compared with as many days before.
         */
        readonly get: operations["getSalesReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/reports/sales.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the rows of a sales report as CSV */
        readonly get: operations["exportSalesReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search orders, products and customers by one text
         * @description At most 10 of each kind: the order with that number first, then the newest; products by relevance; customers with an account first. A single character finds order numbers alone. For all that match, use the lists.
         */
        readonly get: operations["searchPanel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/search-synonyms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Synonyms of the search */
        readonly get: operations["getSearchSynonyms"];
        /**
         * Set the synonyms of the search
         * @description Replaces all groups. A search for one word of a group also finds the others, after what it finds itself.
         */
        readonly put: operations["setSearchSynonyms"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the shop's settings
         * @description A setting that is null is not set: `in_effect` has the value in use. What is in `fixed` is set by the environment at the start.
         */
        readonly get: operations["getSettings"];
        /**
         * Change the shop's settings
         * @description What is not sent stays; null resets a setting. With `version`, only when they have not been changed since they were read.
         */
        readonly put: operations["updateSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/test-mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a test mail, to the caller's own address unless `to` is sent */
        readonly post: operations["sendTestMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/test-mail/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the delivery state of a test mail */
        readonly get: operations["getTestMail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/shipping-methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List shipping methods with all their settings */
        readonly get: operations["listShippingMethodSettings"];
        readonly put?: never;
        /**
         * Create a shipping method
         * @description One more method of a registered provider, such as an express delivery: switched off, with settings of its own, after the last one.
         */
        readonly post: operations["createShippingMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/shipping-methods/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Put the shipping methods in the order of display */
        readonly put: operations["reorderShippingMethods"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/shipping-methods/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the settings of a shipping method */
        readonly get: operations["getShippingMethod"];
        /**
         * Change the settings of a shipping method
         * @description Changes what is sent. With `version`, only when the method has not been changed since it was read.
         */
        readonly put: operations["updateShippingMethod"];
        readonly post?: never;
        /**
         * Delete a shipping method
         * @description One that was never used and is not built in; any other one is switched off.
         */
        readonly delete: operations["deleteShippingMethod"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/tax": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the tax rules */
        readonly get: operations["getTaxRules"];
        /**
         * Change the tax rules
         * @description Tax is taken by the country that the goods go to and rounded half-up per line. Shipping is not taxed.
         */
        readonly put: operations["updateTaxRules"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/attributes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What attributes and their values are called */
        readonly get: operations["listAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/attributes/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Name an attribute and its values
         * @description What is sent changes. Products keep the attribute's own name.
         */
        readonly put: operations["saveAttribute"];
        readonly post?: never;
        /** Forget the labels of an attribute */
        readonly delete: operations["deleteAttribute"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/change-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a change of the own e-mail address
         * @description A link goes to the new address, a notice to the current one. The change takes effect when the link's token is sent to verify-email.
         */
        readonly post: operations["requestEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/csrf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the CSRF token of the session, which begins with it */
        readonly get: operations["getCsrfToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in; answers the new CSRF token
         * @description An account with two-step login is answered 401 `second_factor_required` when the password is right and `code` is missing: send all three.
         */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Log out */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the own account and customer */
        readonly get: operations["getOwnAccount"];
        /** Change the own customer; what is not sent stays */
        readonly put: operations["updateOwnCustomer"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/me/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the own saved addresses, all on one page */
        readonly get: operations["listOwnAddresses"];
        readonly put?: never;
        /** Save an address */
        readonly post: operations["addOwnAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/me/addresses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Replace a saved address */
        readonly put: operations["updateOwnAddress"];
        readonly post?: never;
        /** Delete a saved address */
        readonly delete: operations["deleteOwnAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/me/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Erase the own account at once; it cannot be undone
         * @description Orders keep what their documents need until the retention of the shop is over; an order that is still open is delivered as agreed.
         */
        readonly post: operations["eraseOwnAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/me/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export all personal data of the caller as a file
         * @description Account, customer, orders with payments, reviews, lists, cart, sessions and mails. Streamed while it is read; without secrets and without data of other people.
         */
        readonly get: operations["exportOwnData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the own password; all other sessions end, and with `revoke_tokens` the API tokens that the account created are revoked */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/password/forgot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Request a mail to set a new password; the answer does not reveal whether there is such an account */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a new password with the token of the mailed link */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show the password, or a code of the second factor, once more
         * @description Takes one of both; `code` only from an account with a second factor. For five minutes after it, as after a login, the session may do what is refused with 403 `proof_required` otherwise: tokens, administrators, bank accounts, second factors and security settings.
         */
        readonly post: operations["reauthenticate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an account; the answer does not reveal whether the address has one */
        readonly post: operations["registerAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get whether the own second factor is on, and whether the shop requires it of the role */
        readonly get: operations["getSecondFactor"];
        readonly put?: never;
        /** Begin to set up the second factor (TOTP, RFC 6238); the secret is shown this once */
        readonly post: operations["enrolSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/second-factor/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turn the second factor on with a code of the app; answers ten recovery codes, this once */
        readonly post: operations["confirmSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/second-factor/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turn the second factor off */
        readonly post: operations["disableSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/second-factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create ten new recovery codes; the former ones no longer work */
        readonly post: operations["renewRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the sessions of the own account, newest first */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /** End all other sessions of the own account */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End a session of the own account */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List API tokens, without their secrets */
        readonly get: operations["listApiTokens"];
        readonly put?: never;
        /**
         * Create an API token; it is shown this once
         * @description It expires after 365 days unless `expires_in_days`, `expires_at` or `expires: "never"` says otherwise.
         */
        readonly post: operations["createApiToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke an API token */
        readonly delete: operations["revokeApiToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/verify-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify an e-mail address with the token of the mailed link
         * @description The address of a new account, or the new address of one that asked to change it: the change takes effect now.
         */
        readonly post: operations["verifyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/verify-email/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mail the link to verify an address again
         * @description Of the account that is logged in; guests send `email`. The answer does not reveal whether there is anything to verify.
         */
        readonly post: operations["resendEmailVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the cart
         * @description Prices are the catalog’s present ones. A line that cannot be bought says why (`unavailable`) and does not count in the totals.
         */
        readonly get: operations["getCart"];
        readonly put?: never;
        readonly post?: never;
        /** Clear the cart */
        readonly delete: operations["clearCart"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add to the cart
         * @description The same as `POST /api/cart/items`.
         */
        readonly post: operations["addToCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an item
         * @description Adds to the quantity that is in the cart already.
         */
        readonly post: operations["createCartItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/items/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Set the quantity of an item */
        readonly put: operations["updateCartItem"];
        readonly post?: never;
        /** Remove an item */
        readonly delete: operations["deleteCartItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a line from the cart
         * @description The same as `DELETE /api/cart/items/{id}`; `item_id` is in the body or in the query.
         */
        readonly delete: operations["removeFromCart"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/shipping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose the shipping method and the country */
        readonly put: operations["chooseCartShipping"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cart/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Update a line of the cart
         * @description The same as `PUT /api/cart/items/{id}`.
         */
        readonly put: operations["updateCart"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List categories */
        readonly get: operations["listCategories"];
        readonly put?: never;
        /** Create a category */
        readonly post: operations["createCategory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/categories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Category details
         * @description By id or alias; with its first products.
         */
        readonly get: operations["getCategory"];
        /**
         * Update a category
         * @description What is sent changes.
         */
        readonly put: operations["updateCategory"];
        readonly post?: never;
        /**
         * Delete a category
         * @description One without products and children.
         */
        readonly delete: operations["deleteCategory"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/checkout/fast-order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Order with a phone number or an e-mail address alone */
        readonly post: operations["createFastOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/checkout/pay/{method_key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay an order by a method */
        readonly post: operations["payOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/checkout/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List payment methods
         * @description Those that a customer may choose, in the order of display.
         */
        readonly get: operations["listPaymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/checkout/shipping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the shipping methods that serve the cart
         * @description With their cost for this cart and country, in the order of display.
         */
        readonly get: operations["listCartShippingMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the comparison */
        readonly get: operations["getComparison"];
        readonly put?: never;
        /** Add a product to the comparison */
        readonly post: operations["addComparisonProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/compare/{productId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a product from the comparison */
        readonly delete: operations["removeComparisonProduct"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List customers, newest first */
        readonly get: operations["listCustomers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tags of customers, with the number of customers of each */
        readonly get: operations["listCustomerTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a customer */
        readonly get: operations["getCustomer"];
        /** Change a customer; what is not sent stays */
        readonly put: operations["updateCustomer"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Allow a customer to log in, or not; when not, every session ends */
        readonly put: operations["updateCustomerAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Erase a customer, with the account, at once; it cannot be undone */
        readonly post: operations["eraseCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export all personal data of a customer as a file */
        readonly get: operations["exportCustomerData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List orders: a customer's own, or all */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /** Order: the products sent, or the caller's cart */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/lookup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Request a mail with the link of an order; the answer does not reveal whether there is such an order */
        readonly post: operations["lookUpOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order with its lines, payments and refunds */
        readonly get: operations["getOrder"];
        /** Change addresses and note until shipped, and lines and delivery method while unpaid */
        readonly put: operations["updateOrder"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel an order; its stock goes back */
        readonly post: operations["cancelOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/capture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Capture reserved money
         * @description Captures all of it, or a part; the provider releases the rest. If the provider does not answer, the payment shows `operation: "capture"`, and the shop repeats the request with the same key.
         */
        readonly post: operations["captureOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened to an order */
        readonly get: operations["getOrderHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/invoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download an order's invoice, for callers who may read the order
         * @description Of a cancelled order 409 `invoice_cancelled`, except for those who work on orders. Waits up to 8 s while the file is being made; then 409 `invoice_not_ready` with `Retry-After`.
         */
        readonly get: operations["downloadInvoice"];
        readonly put?: never;
        /**
         * Issue an order's invoice
         * @description Asked again, 200 with the same. When the order was edited since, that one is cancelled and another issued.
         */
        readonly post: operations["createInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/process": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start to process an order */
        readonly post: operations["processOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give money back */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/report-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tell the shop that the bank transfer is on its way
         * @description The history of the order gets an entry. No status changes and nothing is booked; a repeat changes nothing.
         */
        readonly post: operations["reportPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Move an order to another status */
        readonly put: operations["updateOrderStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/tracking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where the parcel is, for providers that track it */
        readonly get: operations["getOrderTracking"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/verify-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Book money that arrived */
        readonly post: operations["verifyPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/orders/{id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Release reserved money
         * @description If the provider does not answer, the payment shows `operation: "void"`, and the shop repeats the request with the same key.
         */
        readonly post: operations["voidOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The shop's own texts: terms, privacy and others that are published
         * @description In the order of display. Not paged.
         */
        readonly get: operations["listPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/pages/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A published page
         * @description `body` is Markdown, `html` what a page shows of it; HTML in the text is shown as text in both.
         */
        readonly get: operations["getPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/{method_key}/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Receive a message of a payment provider
         * @description The method's gateway checks the signature over the bytes of the body and the headers. The message is stored once by the id that the provider gave it. After the answer the shop asks the provider for the state of the payment and settles it by that: the message alone books nothing.
         */
        readonly post: operations["receivePaymentMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products */
        readonly get: operations["listProducts"];
        readonly put?: never;
        /** Create a product */
        readonly post: operations["createProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Product details
         * @description By id or alias.
         */
        readonly get: operations["getProduct"];
        /**
         * Update a product
         * @description What is sent changes. Lists replace the stored ones; a variant keeps its id when it is sent with it, or with the same attributes or SKU.
         */
        readonly put: operations["updateProduct"];
        readonly post?: never;
        /**
         * Delete a product
         * @description One that was ordered, or lies in a cart, is hidden for good.
         */
        readonly delete: operations["deleteProduct"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/{id}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Approved reviews of a product, newest first */
        readonly get: operations["listProductReviews"];
        readonly put?: never;
        /** Write a review; it waits for approval */
        readonly post: operations["writeReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/{id}/stock-alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for an email when a product is back in stock
         * @description One email, in the language of the request. The answer is the same whether the address has asked already or not, and when the product is in stock.
         */
        readonly post: operations["requestStockAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All reviews, with what they are about */
        readonly get: operations["listReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reviews/judge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve or reject several reviews at once
         * @description Reviews that no longer exist are listed in `missing`.
         */
        readonly post: operations["moderateReviews"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reviews/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Approve or reject a review */
        readonly put: operations["moderateReview"];
        readonly post?: never;
        /** Remove a review */
        readonly delete: operations["deleteReview"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/search/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggest products and categories
         * @description For what was typed into a search field so far, at most ten rows together. Published ones only.
         */
        readonly get: operations["suggestSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/wishlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the wishlist */
        readonly get: operations["getWishlist"];
        readonly put?: never;
        /** Add a product to the wishlist, or remove it when it is there */
        readonly post: operations["toggleWishlistProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/wishlist/{productId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a product from the wishlist */
        readonly delete: operations["removeWishlistProduct"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/checkout/process": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Order the cart and pay by the chosen method
         * @description JSON is answered with the result of the payment. A form is answered with 303 to the order's page, and one with wrong fields with the checkout page, which keeps the entries and names the errors.
         */
        readonly post: operations["processCheckout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get whether the process is alive
         * @description Checks nothing else: an unavailable database is no reason to restart.
         */
        readonly get: operations["getLiveness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get whether this instance accepts requests
         * @description 503 while it stops, the database is unavailable, or migrations are pending.
         */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the metrics in the text format of Prometheus
         * @description For callers on the same machine that ask by a name of it (`localhost`, `127.0.0.1`), and for tokens with the `admin` scope.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly AccountBody: {
            /** @description Whether the customer may log in. */
            readonly active: boolean;
        };
        readonly AccountResponse: {
            readonly id: number;
            readonly email: string;
            readonly role: components["schemas"]["AccountRole"];
        };
        /** @enum {string} */
        readonly AccountRole: "customer" | "support" | "manager" | "owner";
        /** @enum {string} */
        readonly ActorKind: "administrator" | "customer" | "integration" | "guest" | "system";
        readonly AddItemDto: {
            readonly product_id: number;
            /** @description Needed for a product with variants. */
            readonly variant_id?: number | null;
            /** @description Added to the quantity that is in the cart already. Default 1. */
            readonly quantity?: number;
        };
        readonly AddressBody: {
            /** @description The customer's name when not sent. */
            readonly name?: string | null;
            readonly address: string;
            readonly city: string;
            readonly state?: string | null;
            readonly zip: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
        };
        readonly AddressPatch: {
            readonly name?: string | null;
            readonly address?: string;
            readonly city?: string;
            readonly state?: string | null;
            readonly zip?: string;
            readonly country?: string;
        };
        readonly AddressResponse: {
            readonly name: string | null;
            readonly address: string | null;
            readonly city: string | null;
            readonly state: string | null;
            readonly zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string | null;
        };
        readonly AdminOrderCustomerResponse: {
            /** @description Has an account. */
            readonly registered: boolean;
            /** @description Orders of this customer, this one too; 0 for a guest. */
            readonly orders: number;
            /** @description A remark of staff on the customer. */
            readonly staff_note: string | null;
            /** @description Of staff, on the customer. */
            readonly tags: readonly string[];
        } & components["schemas"]["OrderCustomerResponse"];
        readonly AdminOrderLineResponse: {
            /** @description The attributes in words, in the reader's language. */
            readonly attributes_text: string;
            /** @description Of the product's page; null when the product is gone. */
            readonly alias: string | null;
            readonly image: string | null;
            /** @description Pieces that could be bought on top of those of the order. */
            readonly in_stock: number;
            /** @description Why it cannot be bought; null: it can. */
            readonly unavailable: components["schemas"]["Unavailable"] | null;
        } & components["schemas"]["OrderLineResponse"];
        readonly AdminOrderMailResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly kind: string;
            readonly recipient: string;
            /** @description null until it is composed. */
            readonly subject: string | null;
            readonly language: components["schemas"]["Language"];
            readonly state: components["schemas"]["MailState"];
            /** Format: date-time */
            readonly delayed_until: string | null;
            readonly attempts: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly sent_at: string | null;
        };
        readonly AdminOrderPaymentResponse: {
            /** @description In the reader's language; its key when the method is gone. */
            readonly method_title: string;
            /** @description How money of this payment would go back. */
            readonly refunded_by: components["schemas"]["RefundedBy"];
        } & components["schemas"]["OrderPaymentResponse"];
        readonly AdminOrderResponse: {
            readonly invoice_path: string | null;
            /** @description Opens the order for anybody; for administrators. */
            readonly key?: string;
            /** @description In the reader's language; its key when the method is gone. */
            readonly payment_method_title: string;
            /** @description In the reader's language; its key when the method is gone. */
            readonly shipping_method_title: string | null;
            /** @description Those that are offered, to choose from. */
            readonly shipping_methods: readonly components["schemas"]["ShippingMethodTitleResponse"][];
            /** @description Its parcel can be followed: see `/api/orders/{id}/tracking`. */
            readonly tracked: boolean;
            /** @description The buyer comes for the goods: nothing is shipped. */
            readonly is_pickup: boolean;
            readonly customer: components["schemas"]["AdminOrderCustomerResponse"];
            readonly items: readonly components["schemas"]["AdminOrderLineResponse"][];
            readonly payments: readonly components["schemas"]["AdminOrderPaymentResponse"][];
            readonly refunds: readonly components["schemas"]["OrderRefundResponse"][];
            /** @description The oldest first. */
            readonly history: readonly components["schemas"]["OrderHistoryEntryResponse"][];
            /** @description The newest hundred, the newest first. */
            readonly mails: readonly components["schemas"]["AdminOrderMailResponse"][];
            /** @description Paid, and neither given back nor about to be. */
            readonly refundable_amount: number;
            /** @description Where the caller may move the order. */
            readonly allowed: readonly components["schemas"]["OrderStatus"][];
            readonly can: components["schemas"]["OrderAbilitiesResponse"];
        } & components["schemas"]["OrderRecordResponse"];
        readonly AdminProductCardResponse: {
            readonly category_name: string | null;
            readonly variants_count: number;
            readonly version: number;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["ProductCardResponse"];
        readonly AdminProductListResponse: {
            readonly items: readonly components["schemas"]["AdminProductCardResponse"][];
            /** @description So many pieces or fewer are few, by the shop's settings. */
            readonly low_stock_threshold: number;
        };
        readonly AdministratorChangeBody: {
            /** @description The version that was read; 409 `stale_version` when the administrator has changed since. */
            readonly version?: number;
            /**
             * @description `support`, `manager` or `owner`.
             * @enum {string}
             */
            readonly role?: "support" | "manager" | "owner";
            /** @description `false`: can no longer log in. */
            readonly active?: boolean;
            /**
             * @description Of the mails to the administrator.
             * @enum {string}
             */
            readonly language?: "en" | "uk" | "ru";
        };
        readonly AdministratorResponse: {
            readonly id: number;
            readonly email: string;
            readonly role: components["schemas"]["AdministratorRole"];
            /** @description `invited`: has not set a password yet. */
            readonly state: components["schemas"]["AdministratorState"];
            readonly active: boolean;
            /** @description Of the administrator's mails. */
            readonly language: components["schemas"]["Language"] | null;
            readonly second_factor: boolean;
            /** @description Open sessions. */
            readonly sessions: number;
            /** @description Valid API tokens that the administrator created. */
            readonly tokens: number;
            /** @description Those of them with the scope `admin`. */
            readonly owner_tokens: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly last_login_at: string | null;
            readonly version: number;
        };
        /** @enum {string} */
        readonly AdministratorRole: "support" | "manager" | "owner";
        /**
         * @description `invited`: has not set a password yet.
         * @enum {string}
         */
        readonly AdministratorState: "active" | "invited" | "inactive";
        readonly ApiTokenResponse: {
            readonly id: number;
            readonly name: string;
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @description Account of the administrator; null: created at the command line. */
            readonly created_by: number | null;
            readonly created_by_email: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             */
            readonly expires_at: string | null;
            /** Format: date-time */
            readonly last_used_at: string | null;
            /** Format: date-time */
            readonly revoked_at: string | null;
        };
        readonly AttributeDto: {
            /** @description Lower numbers first. */
            readonly position?: number;
            /** @description As read, 0 for one without a name. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
            /** @description What it is called, by language. */
            readonly labels?: {
                readonly [key: string]: string;
            };
            /** @description What its values are called: by value, by language. Replaces the stored ones. */
            readonly value_labels?: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
            /** @description Colors of its values, by which filters show them: by value, `#rrggbb`. Replaces the stored ones. */
            readonly value_colors?: {
                readonly [key: string]: string;
            };
        };
        readonly AttributeNameResponse: {
            readonly name: string;
        };
        readonly AttributeResponse: {
            readonly name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            readonly label: string;
            readonly labels: components["schemas"]["LocalizedResponse"];
            /** @description By value. */
            readonly value_labels: {
                readonly [key: string]: components["schemas"]["LocalizedResponse"];
            };
            /** @description By value: `#rrggbb`. */
            readonly value_colors: {
                readonly [key: string]: string;
            };
            /** @description Lower numbers first. */
            readonly position: number;
            readonly version: number;
        };
        readonly AuditActorResponse: {
            readonly kind: components["schemas"]["ActorKind"];
            /** @description Of the account or the token. */
            readonly id: number | null;
            /** @description The account's e-mail address, or the token's name. */
            readonly name: string | null;
        };
        readonly AuditEntryResponse: {
            readonly id: number;
            /** Format: date-time */
            readonly at: string;
            readonly actor: components["schemas"]["AuditActorResponse"];
            /** @description E.g. `order.cancelled`. */
            readonly action: string;
            /** @description E.g. `order`. */
            readonly subject_type: string;
            readonly subject_id: string | null;
            /** @description Of accounts the e-mail address, of tokens the name; null for others. */
            readonly subject_name: string | null;
            /** @description What changed, as it was; null when there is nothing to show. */
            readonly before: unknown;
            /** @description What changed, as it became; null when there is nothing to show. */
            readonly after: unknown;
            readonly ip: string | null;
            readonly request_id: string | null;
        };
        readonly AuditFiltersResponse: {
            readonly actions: readonly string[];
            readonly subject_types: readonly string[];
        };
        readonly BankDetailsResponse: {
            readonly account_holder: string;
            readonly bank_name: string;
            /** @description IBAN without spaces. */
            readonly account_number: string;
            readonly bank_code: string;
            readonly tax_id: string;
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
            readonly payment_purpose: string;
        };
        readonly BankResponse: {
            /** @description In the reader's language. */
            readonly bank_name: string | null;
            /** @description By language; empty when the bank is not known. */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly bic: string | null;
            /** @description Of Ukrainian banks: 6 digits. */
            readonly bank_code: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string | null;
        };
        readonly BillingAddressBody: {
            /** @description The customer's name when not sent. */
            readonly name?: string | null;
            readonly address: string;
            readonly city: string;
            readonly state?: string | null;
            readonly zip: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            readonly company?: string | null;
            readonly vat_id?: string | null;
        };
        readonly BillingAddressPatch: {
            readonly name?: string | null;
            readonly address?: string;
            readonly city?: string;
            readonly state?: string | null;
            readonly zip?: string;
            readonly country?: string;
            readonly company?: string | null;
            readonly vat_id?: string | null;
        };
        readonly BillingAddressResponse: {
            /** @description Only when it is a company. */
            readonly company?: string;
            /** @description Only when it was given. */
            readonly vat_id?: string;
        } & components["schemas"]["AddressResponse"];
        readonly BreadcrumbResponse: {
            readonly id: number;
            readonly name: string;
            readonly alias: string;
        };
        readonly CallbackProductResponse: {
            readonly variant_id: number | null;
            readonly price: string;
            readonly old_price: string | null;
        } & components["schemas"]["ProductOfLineResponse"];
        readonly CancelBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
            readonly reason?: string | null;
            /** @description Whether the customer gets a mail. Default: `true`. */
            readonly notify?: boolean;
        };
        readonly CaptureBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
            /** @description In the order's currency; all that is reserved when not sent. The rest is released. */
            readonly amount?: number;
        };
        readonly CartItemResponse: {
            readonly id: number;
            readonly product_id: number;
            readonly variant_id: number | null;
            readonly product: components["schemas"]["CartProductResponse"];
            /** @description Pieces. */
            readonly quantity: number;
            /** @description Of one, the catalog's present price. */
            readonly price: number;
            /** @description 0 for a line that cannot be bought. */
            readonly total: number;
            readonly price_changed: components["schemas"]["PriceChangeResponse"] | null;
            /** @description Why it cannot be bought; null: it can. */
            readonly unavailable: components["schemas"]["LineProblem"] | null;
            /** @description Pieces that one line may have; null: no limit. */
            readonly max_quantity: number | null;
            /** @description What the buyer should know, in the reader's language. */
            readonly message?: string;
        };
        readonly CartProductResponse: {
            readonly price: number;
            /** @description Before a special price. */
            readonly old_price: number | null;
        } & components["schemas"]["ProductOfLineResponse"];
        readonly CartResponse: {
            /** @description Missing until something was put into the cart. */
            readonly id?: number;
            readonly items: readonly components["schemas"]["CartItemResponse"][];
            readonly subtotal: number;
            readonly tax: number;
            readonly shipping: number;
            readonly total: number;
            /** @description ISO 4217. */
            readonly currency: string;
            readonly prices_include_tax: boolean;
            /** @description Pieces of all lines. */
            readonly count: number;
            /** @description Key of the chosen method. */
            readonly shipping_method: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly shipping_country: string | null;
        };
        readonly CategoryDetailResponse: {
            /** @description Texts by language and name. */
            readonly translations: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
            /** @description The first ones in it and below it. */
            readonly products: readonly components["schemas"]["ProductCardResponse"][];
        } & components["schemas"]["CategoryResponse"];
        readonly CategoryDto: {
            /** @description 0 at the top (default). */
            readonly parent?: number | null;
            readonly parent_id?: number | null;
            /** @description 1 (default) or 0. */
            readonly published?: (0 | 1) | boolean;
            /** @description Lower numbers first. */
            readonly position?: number;
            /** @description The `version` that was read; an older one than the stored is refused with 409. */
            readonly version?: number;
            /** @description Required for a new one. */
            readonly name?: string;
            readonly pagetitle?: string;
            /** @description Word in the address; made from the name when it is not sent. */
            readonly alias?: string;
            readonly description?: string;
            readonly image?: string | null;
            readonly translations?: components["schemas"]["TranslationsDto"];
        };
        readonly CategoryLinkResponse: {
            readonly id: number;
            readonly name: string;
            readonly alias: string;
        };
        readonly CategoryNodeResponse: {
            readonly id: number;
            readonly name: string;
            readonly alias: string;
            /** @description Id of the parent; 0 at the top. */
            readonly parent: number;
            readonly position: number;
            /** @enum {integer} */
            readonly published: 0 | 1;
            readonly version: number;
            /** @description Directly in it, published or not. */
            readonly all_products_count: number;
        };
        readonly CategoryResponse: {
            readonly id: number;
            /** @description In the reader's language. */
            readonly name: string;
            /** @description The same as `name`. */
            readonly pagetitle: string;
            /** @description The word in its address; unique. */
            readonly alias: string;
            readonly description: string;
            readonly image: string | null;
            /** @description Id of the parent; 0 at the top. */
            readonly parent: number;
            /** @description Id of the parent; 0 at the top. */
            readonly parent_id: number;
            /** @enum {integer} */
            readonly published: 0 | 1;
            /** @description Lower numbers first. */
            readonly position: number;
            readonly version: number;
            /** Format: uri */
            readonly link: string;
            /** @description Published products in it, without those further down. */
            readonly products_count: number;
            readonly children: readonly components["schemas"]["CategoryLinkResponse"][];
        };
        readonly CategoryTreeResponse: {
            /** @description What the category's own words are in. */
            readonly own_language: components["schemas"]["Language"];
            readonly items: readonly components["schemas"]["CategoryNodeResponse"][];
        };
        readonly ChangeEmailBody: {
            /**
             * Format: email
             * @description The new address.
             */
            readonly email: string;
            /** @description The account's present password. */
            readonly password: string;
        };
        readonly ChangePasswordBody: {
            /** @description The present password. */
            readonly current_password: string;
            /** @description The new one: 8 to 256 characters, not a common one. */
            readonly password: string;
            /** @description Also revoke the API tokens that this account created. Default: no. */
            readonly revoke_tokens?: boolean | null;
        };
        readonly CheckoutBody: {
            /** @description Key of the method, or its id. */
            readonly payment_method: string | number;
            /** Format: email */
            readonly email: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly phone?: string | null;
            readonly shipping_address: string;
            readonly shipping_city: string;
            readonly shipping_state?: string | null;
            readonly shipping_zip: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly shipping_country: string;
            /** @description The other `billing_…` fields count only with it. */
            readonly billing_different?: boolean | null;
            readonly billing_company?: string | null;
            readonly billing_vat_id?: string | null;
            /** @description Without country, street, postal code and city the shipping address is billed; with one of them all are required. */
            readonly billing_address?: string | null;
            readonly billing_city?: string | null;
            readonly billing_state?: string | null;
            readonly billing_zip?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly billing_country?: string | null;
            readonly shipping_method?: string | null;
            readonly note?: string | null;
            /** @description The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            readonly expected_total?: number;
        };
        readonly CheckoutOrderResponse: {
            /** @description Opens the order for anybody. */
            readonly key: string;
            /** @description ISO 11649 creditor reference. */
            readonly reference: string;
            readonly total: number;
            /** @description ISO 4217. */
            readonly currency: string;
            /**
             * Format: uri
             * @description The order's page.
             */
            readonly url: string;
        } & components["schemas"]["PaidOrderResponse"];
        readonly CheckoutResponse: {
            readonly order: components["schemas"]["CheckoutOrderResponse"];
        } & components["schemas"]["PayOutcomeResponse"];
        readonly ChooseShippingDto: {
            /** @description Key of the shipping method. */
            readonly method: string;
            /** @description ISO 3166-1 alpha-2; the one chosen before when it is not sent. Decides cost and tax. */
            readonly country?: string | null;
        };
        readonly CodeBody: {
            /** @description Six digits that the authenticator app shows. */
            readonly code: string;
        };
        readonly ContactBody: {
            /** Format: email */
            readonly email?: string | null;
            readonly first_name?: string | null;
            readonly last_name?: string | null;
            readonly phone?: string | null;
        };
        readonly ContentPageDto: {
            /** @description Lower numbers first; a new page is last. */
            readonly position?: number;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
            /** @description Word in the address; of a new page made from the kind or the title when it is not sent. */
            readonly slug?: string;
            /**
             * @description What the shop itself leads to; null: a page like any other.
             * @enum {string|null}
             */
            readonly kind?: "terms" | "privacy" | "delivery" | "contact" | null;
            /** @description A title in some language is required; of a published page, title and text in each language that has anything. */
            readonly translations?: components["schemas"]["PageTranslationsDto"];
            /** @description false for a new page. */
            readonly published?: boolean;
        };
        readonly ContentPageResponse: {
            readonly id: number;
            readonly translations: components["schemas"]["PageTranslationsResponse"];
            /** @description Lower numbers first. */
            readonly position: number;
            readonly published: boolean;
            /** @description Send it with a change, which is refused when the page has changed since. */
            readonly version: number;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["PageLinkResponse"];
        readonly CorrectedStockResponse: {
            readonly product_id: number;
            readonly variant_id: number | null;
            /** @description Pieces. */
            readonly change: number;
            /** @description Of the variant when one is named, else of the product. */
            readonly in_stock: number;
            readonly product_in_stock: number;
        };
        readonly CountersResponse: {
            /** @description New orders, and paid ones that are not in processing yet. */
            readonly orders_to_handle: number;
            /** @description Orders whose money is to be confirmed. */
            readonly payments_to_verify: number;
        };
        readonly CreateOrderBody: {
            /** @description A registered customer, from administrators and integrations. */
            readonly customer_id?: number | null;
            /** @description Key or id of an offered payment method. */
            readonly payment_method: string | number;
            /** @description What to order; when not sent, the caller's cart, which is emptied. */
            readonly items?: readonly components["schemas"]["OrderItemBody"][];
            readonly customer?: components["schemas"]["ContactBody"] | null;
            readonly shipping_address: components["schemas"]["AddressBody"];
            /** @description The shipping address when not sent. */
            readonly billing_address?: components["schemas"]["BillingAddressBody"] | null;
            /** @description Key of an active shipping method; the first active one when not sent. */
            readonly shipping_method?: string | null;
            readonly note?: string | null;
            /** @description The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            readonly expected_total?: number;
            /**
             * @description Of the order's mails, from administrators and integrations; else the customer's, or the caller's.
             * @enum {string}
             */
            readonly language?: "en" | "uk" | "ru";
        };
        readonly CreateProductDto: {
            /** @description Category identifier; null: none. */
            readonly category?: number | null;
            /** @description Pieces; a product with variants has their sum instead. */
            readonly in_stock?: number;
            /** @description Pieces that one line of a cart or an order may have; null: as the shop's settings say. */
            readonly max_quantity?: number | null;
            /** @description 1 published (default), 0 not. */
            readonly published?: (0 | 1) | boolean;
            /** @description 1 or 0 (default). */
            readonly featured?: (0 | 1) | boolean;
            /** @description Lower numbers first in lists. */
            readonly position?: number;
            readonly name: string;
            readonly price_regular: number;
            /** @description Word in the address; made from the name when it is not sent. */
            readonly alias?: string;
            readonly description?: string;
            readonly short_description?: string;
            /** @description Shown instead of the regular price, which is struck; must be below it. null or 0: none. */
            readonly price_special?: number | null;
            readonly sku?: string | null;
            /** @description Anything of your own. */
            readonly custom_fields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly translations?: components["schemas"]["TranslationsDto"];
            /** @description Replaces the stored list. */
            readonly images?: readonly components["schemas"]["ProductImageDto"][];
            /** @description Replaces the stored list. */
            readonly attributes?: readonly components["schemas"]["ProductAttributeDto"][];
            /** @description Replaces the stored list; with variants, one must be named to buy the product. */
            readonly variants?: readonly components["schemas"]["ProductVariantDto"][];
        };
        readonly CsrfTokenResponse: {
            /** @description For `X-CSRF-TOKEN`; null for callers with an API token, who need none. */
            readonly csrf_token: string | null;
        };
        readonly CurrencyAmountResponse: {
            /** @description ISO 4217. */
            readonly currency: string;
            readonly amount: number;
        };
        readonly CustomerAccountResponse: {
            /** @description The login. */
            readonly email: string;
            /** @description Whether the customer may log in. */
            readonly active: boolean;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly CustomerBody: {
            /** @description The version that was read; 409 `stale_version` when the customer has changed since. */
            readonly version?: number;
            /**
             * Format: email
             * @description Of a customer without an account; that of an account is its login.
             */
            readonly email?: string | null;
            /** @description A remark for colleagues; the customer does not see it in the shop. */
            readonly staff_note?: string | null;
            /** @description Kept in small letters, each once; replaces those that were there. */
            readonly tags?: readonly string[];
            /** @description Given name. */
            readonly first_name?: string | null;
            /** @description Family name. */
            readonly last_name?: string | null;
            /** @description Phone number. */
            readonly phone?: string | null;
            /** @description Street and number. */
            readonly shipping_address?: string | null;
            /** @description City. */
            readonly shipping_city?: string | null;
            /** @description State or region. */
            readonly shipping_state?: string | null;
            /** @description Postal code. */
            readonly shipping_zip?: string | null;
            /** @description Country, ISO 3166-1 alpha-2. */
            readonly shipping_country?: string | null;
            /**
             * @description Of the mails: `en`, `uk` or `ru`.
             * @enum {string|null}
             */
            readonly language?: "en" | "uk" | "ru" | null;
        };
        readonly CustomerDetailResponse: {
            /** @description null for guests. */
            readonly account: components["schemas"]["CustomerAccountResponse"] | null;
            /**
             * Format: date-time
             * @description When the personal data was erased.
             */
            readonly erased_at: string | null;
        } & components["schemas"]["NotedCustomerResponse"];
        readonly CustomerPurchasesResponse: {
            readonly customer_id: number;
            /** @description Orders made, cancelled ones too. */
            readonly orders: number;
            readonly cancelled: number;
            /** @description Received and not given back, one sum for each currency. */
            readonly spent: readonly components["schemas"]["CurrencyAmountResponse"][];
            /** Format: date-time */
            readonly last_order_at: string | null;
        };
        readonly CustomerResponse: {
            readonly id: number;
            /** @description The account; null for guests. */
            readonly user_id: number | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly email: string | null;
            readonly phone: string | null;
            readonly shipping_address: string | null;
            readonly shipping_city: string | null;
            readonly shipping_state: string | null;
            readonly shipping_zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly shipping_country: string | null;
            /** @description Of the customer's mails. */
            readonly language: components["schemas"]["Language"] | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly CustomerRowResponse: {
            /** @description Of staff. */
            readonly tags: readonly string[];
        } & components["schemas"]["CustomerResponse"];
        readonly CustomerTagResponse: {
            readonly tag: string;
            /** @description That have it. */
            readonly customers: number;
        };
        readonly CustomerTagsResponse: {
            /** @description Most used first, at most 200. */
            readonly items: readonly components["schemas"]["CustomerTagResponse"][];
        };
        readonly CustomersPurchasesResponse: {
            /** @description In the order of the ids. */
            readonly items: readonly components["schemas"]["CustomerPurchasesResponse"][];
        };
        readonly DashboardResponse: {
            /** Format: date-time */
            readonly at: string;
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Of the IANA time zone database. */
            readonly time_zone: string;
            /** @description Empty for the role support. */
            readonly notices: readonly components["schemas"]["NoticeResponse"][];
            readonly to_do: components["schemas"]["ToDoResponse"];
            readonly sales: components["schemas"]["SalesResponse"];
            /** @description The newest first. */
            readonly recent_orders: readonly components["schemas"]["RecentOrderResponse"][];
            readonly system: components["schemas"]["SystemStateResponse"];
            readonly first_steps: components["schemas"]["FirstStepsResponse"];
        };
        readonly DatabaseStateResponse: {
            readonly version: string;
            readonly answered_in_ms: number;
        };
        readonly DeadLetterResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly queue: string;
            /** @description The job's data. */
            readonly data: unknown;
            readonly error: string | null;
            /** @description Attempts. */
            readonly tries: number;
            /** Format: date-time */
            readonly failed_at: string;
        };
        readonly DeletedMethodResponse: {
            readonly key: string;
        };
        readonly DiskStateResponse: {
            readonly free_bytes: number;
            readonly total_bytes: number;
        };
        readonly EditOrderBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
            readonly shipping_address?: components["schemas"]["AddressPatch"];
            readonly billing_address?: components["schemas"]["BillingAddressPatch"];
            readonly note?: string | null;
            /** @description All lines of the order as they shall be. */
            readonly items?: readonly components["schemas"]["EditedItemBody"][];
            readonly shipping_method?: string;
            /** @description May change after shipment too. */
            readonly tracking_number?: string | null;
        };
        readonly EditableProductResponse: {
            /** @description What shows where a language has no text of its own. */
            readonly own: components["schemas"]["OwnTextsResponse"];
            /** @description So many pieces or fewer are few, by the shop's settings. */
            readonly low_stock_threshold: number;
        } & components["schemas"]["WholeProductResponse"];
        readonly EditedItemBody: {
            readonly product_id: number;
            /** @description Required for a product with variants. */
            readonly variant_id?: number | null;
            readonly quantity: number;
            /** @description The line that it is, which keeps its price. Without it, prices are kept in the order of the product's lines. */
            readonly id?: number;
            /** @description Price of one, from an administrator only; from others it is not read. */
            readonly price?: number;
        };
        readonly EffectiveSettingsResponse: {
            readonly shop_name: string;
            readonly mail_sender_name: string;
            readonly mail_sender_address: string;
            readonly default_language: components["schemas"]["Language"];
            readonly languages: readonly components["schemas"]["Language"][];
        };
        readonly EmptyResponse: Record<string, never>;
        readonly EnrolmentResponse: {
            /** @description Base32, to type into the authenticator app. */
            readonly secret: string;
            /** @description `otpauth://totp/…` */
            readonly uri: string;
            /** @description The QR code of `uri` as an SVG image in a `data:` address. */
            readonly qr: string;
        };
        readonly EraseBody: {
            /** @description The account's present password. */
            readonly password: string;
        };
        readonly ExportedAccountResponse: {
            readonly id: number;
            readonly email: string;
            readonly role: components["schemas"]["AccountRole"];
            readonly active: boolean;
            readonly language: components["schemas"]["Language"] | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly last_login_at: string | null;
            /** Format: date-time */
            readonly password_changed_at: string;
            readonly second_factor: boolean;
        };
        readonly ExportedCartItemResponse: {
            readonly variant_id: number | null;
            readonly quantity: number;
        } & components["schemas"]["ExportedListItemResponse"];
        readonly ExportedListItemResponse: {
            readonly product_id: number;
            readonly name: string;
            /** Format: date-time */
            readonly added_at: string;
        };
        readonly ExportedMailResponse: {
            /** Format: uuid */
            readonly id: string;
            /** @description E.g. `bank_details`. */
            readonly kind: string;
            readonly subject: string | null;
            readonly recipient: string;
            readonly language: components["schemas"]["Language"];
            readonly state: components["schemas"]["MailState"];
            readonly order_id: number | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly sent_at: string | null;
        };
        readonly ExportedOrderResponse: {
            readonly customer: components["schemas"]["OrderCustomerResponse"];
            readonly items: readonly components["schemas"]["OrderLineResponse"][];
            readonly payments: readonly components["schemas"]["OrderPaymentResponse"][];
            readonly refunds: readonly components["schemas"]["OrderRefundResponse"][];
            /** @description The oldest first. */
            readonly history: readonly components["schemas"]["StatusChangeResponse"][];
        } & components["schemas"]["OrderRecordResponse"];
        readonly ExportedReviewResponse: {
            readonly id: number;
            readonly product_id: number;
            /** @description Name of the product. */
            readonly product: string;
            /** @description Name of the reviewer. */
            readonly name: string | null;
            readonly rating: number;
            readonly text: string;
            readonly status: components["schemas"]["ReviewStatus"];
            /** @description Whether the product had been bought when the review was written. */
            readonly verified_purchase: boolean;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly ExportedSessionResponse: {
            /** Format: date-time */
            readonly created_at: string | null;
            /** Format: date-time */
            readonly expires_at: string;
            readonly ip: string | null;
            /** @description The User-Agent header of the login. */
            readonly agent: string | null;
            /** @description Browser and system, e.g. `Firefox, Windows`. */
            readonly browser: string | null;
        };
        readonly ExportedStockAlertResponse: {
            readonly product_id: number;
            readonly variant_id: number | null;
            readonly email: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly sent_at: string | null;
        };
        readonly FacetResponse: {
            readonly attribute: string;
            readonly label: string;
            readonly values: readonly components["schemas"]["FacetValueResponse"][];
        };
        readonly FacetValueResponse: {
            readonly value: string;
            readonly label: string;
            /** @description `#rrggbb`, of a value that has a color. */
            readonly color: string | null;
            /** @description Products that have it. */
            readonly count: number;
        };
        readonly FastOrderBody: {
            /** @description Without it, the whole cart is ordered. */
            readonly product_id?: number;
            readonly variant_id?: number | null;
            /** @description Default: `1`. */
            readonly quantity?: number;
            /** @description The sum that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            readonly expected_total?: number;
            /** @description Required when no e-mail address is given. */
            readonly phone?: string | null;
            /** Format: email */
            readonly email?: string | null;
            readonly first_name?: string | null;
        };
        readonly FirstStepsResponse: {
            readonly bank_invoice: boolean;
            /** @description Key of the payment method whose bank account is to be filled in. */
            readonly bank_method: string | null;
            readonly product: boolean;
            readonly order: boolean;
            readonly mail: boolean;
        };
        readonly FixedSettingsResponse: {
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Of the IANA time zone database. */
            readonly timezone: string;
            readonly base_url: string;
        };
        readonly ForgotBody: {
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            readonly email: string;
        };
        readonly FoundCustomerResponse: {
            readonly id: number;
            /** @description Empty when it is not known. */
            readonly name: string;
            readonly email: string | null;
            readonly phone: string | null;
            /** @description Whether the customer has an account. */
            readonly registered: boolean;
        };
        readonly FoundOrderResponse: {
            readonly id: number;
            readonly reference: string;
            /** @description Name, else e-mail address; empty when they have been erased. */
            readonly customer: string;
            readonly status: components["schemas"]["OrderStatus"];
            /** @description The buyer comes for the goods. */
            readonly is_pickup: boolean;
            readonly total: number;
            /** @description ISO 4217. */
            readonly currency: string;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly FoundProductResponse: {
            readonly id: number;
            /** @description In the reader's language. */
            readonly name: string;
            readonly sku: string | null;
            readonly published: boolean;
            /** @description Pieces. */
            readonly in_stock: number;
        };
        /** @enum {string} */
        readonly HiddenReason: "inactive" | "incomplete" | "payments_disabled";
        readonly HiddenReasonResponse: {
            readonly code: components["schemas"]["HiddenReason"];
            /** @description Of `incomplete`: the setting that is empty. */
            readonly field: string | null;
            /** @description In the reader's language. */
            readonly message: string;
        };
        readonly IbanSettingResponse: {
            /** @description Name of the setting that takes the bank's name. */
            readonly bank_name: string | null;
            /** @description Name of the setting that takes the bank's code. */
            readonly bank_code: string | null;
        };
        readonly IdResponse: {
            readonly id: number;
        };
        readonly InvitationBody: {
            /**
             * Format: email
             * @description Receives the invitation, and is the login.
             */
            readonly email: string;
            /**
             * @description `support`, `manager` or `owner`.
             * @enum {string}
             */
            readonly role: "support" | "manager" | "owner";
            /**
             * @description Of the mails to the administrator; the caller's when not sent.
             * @enum {string}
             */
            readonly language?: "en" | "uk" | "ru";
        };
        readonly InvoiceResponse: {
            readonly id: number;
            readonly order_id: number;
            readonly number: string;
            readonly series: string;
            readonly year: number;
            readonly language: components["schemas"]["Language"];
            /** Format: date-time */
            readonly issued_at: string;
            /** @description `pending`: the file is being made. `failed`: an administrator has to look into it. */
            readonly state: components["schemas"]["InvoiceState"];
            /** @description ISO 4217. */
            readonly currency: string;
            readonly total: number;
            /** @description Bytes; null until the file was made. */
            readonly size: number | null;
            /** @description Of the file, the same as the order's `invoice_path`. */
            readonly path: string;
            /**
             * Format: date-time
             * @description When another replaced it, or its order was cancelled.
             */
            readonly cancelled_at: string | null;
            /** @description Number of the invoice of the same order before it. */
            readonly replaces: string | null;
            /** @description Path to download the file from. */
            readonly download: string;
        };
        /**
         * @description `pending`: the file is being made. `failed`: an administrator has to look into it.
         * @enum {string}
         */
        readonly InvoiceState: "pending" | "ready" | "failed";
        readonly JobsStateResponse: {
            readonly worker: components["schemas"]["WorkerMode"];
            /** @description Jobs more than a minute behind their time. */
            readonly late: number;
            readonly dead_letters: number;
        };
        readonly JudgeReviewDto: {
            /** @description Whether everybody may see it; 1, 0, true or false. */
            readonly approved: (0 | 1) | boolean;
        };
        readonly JudgeReviewsDto: {
            /** @description Whether everybody may see it; 1, 0, true or false. */
            readonly approved: (0 | 1) | boolean;
            /** @description 1 to 100 of them. */
            readonly ids: readonly number[];
        };
        /**
         * @description ISO 639-1.
         * @enum {string}
         */
        readonly Language: "en" | "uk" | "ru";
        readonly LeftOutLineResponse: {
            readonly product_id: number;
            readonly variant_id: number | null;
            /** @description In the reader's language. */
            readonly name: string;
            /** @description Pieces. */
            readonly quantity: number;
        };
        /**
         * @description Why it cannot be bought; null: it can.
         * @enum {string}
         */
        readonly LineProblem: "unknown" | "unpublished" | "variant_required" | "variant_unknown" | "sold_out" | "insufficient_stock" | "above_limit" | "amount_too_large";
        readonly ListChangeResponse: {
            /** @enum {string} */
            readonly event: "add" | "remove";
            readonly product_id: number;
            /** @description Products in the list now. */
            readonly count: number;
        };
        readonly ListItemResponse: {
            readonly product_id: number;
            /** Format: date-time */
            readonly added_at: string;
            readonly product: components["schemas"]["ListedProductResponse"];
        };
        readonly ListedPaymentMethodResponse: {
            readonly id: number;
            /** @description Used in the pay path and as the checkout selection value. */
            readonly key: string;
            /** @description Equal to `key`. */
            readonly name: string;
            /** @description In the reader's language. */
            readonly title: string;
            /** @description In the reader's language, shown at checkout. */
            readonly description: string;
            /** @description Cash only; absent when not configured. */
            readonly info?: string;
            /** @description Bank invoice only. */
            readonly account_holder?: string;
            /** @description Bank invoice only. */
            readonly bank_name?: string;
            /** @description Bank invoice only. IBAN. */
            readonly account_number?: string;
            /** @description Bank invoice only. Days allowed for payment. */
            readonly payment_terms?: number;
        };
        readonly ListedPaymentMethodsResponse: {
            readonly success: boolean;
            /** @description A method of your own carries those of its settings that its gateway declares as listed. */
            readonly payments: readonly components["schemas"]["ListedPaymentMethodResponse"][];
        };
        readonly ListedProductBody: {
            /** @description Id of the product. */
            readonly product_id: number;
        };
        readonly ListedProductResponse: {
            readonly id: number;
            readonly name: string;
            readonly alias: string;
            readonly price: number;
        };
        readonly ListedReviewResponse: {
            readonly product: components["schemas"]["ReviewedProductResponse"];
        } & components["schemas"]["ModeratedReviewResponse"];
        readonly LivenessResponse: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly LocalizedResponse: {
            readonly en?: string;
            readonly uk?: string;
            readonly ru?: string;
        };
        readonly LoginBody: {
            /** @description The account's e-mail address. */
            readonly email: string;
            /** @description The password, as it was set. */
            readonly password: string;
            /** @description For accounts with two-step login: six digits of the authenticator app, or a recovery code. */
            readonly code?: string | null;
        };
        readonly LoginResponse: {
            readonly user: components["schemas"]["AccountResponse"];
            /** @description Lines of the guest's cart that were not added to the customer's, because a cart has at most 100 lines. */
            readonly cart_left_out: readonly components["schemas"]["LeftOutLineResponse"][];
        } & components["schemas"]["NewCsrfTokenResponse"];
        readonly MailContentResponse: {
            readonly subject: string;
            readonly html: string;
            readonly text: string;
        };
        readonly MailCountsResponse: {
            readonly queued: number;
            readonly sent: number;
            readonly dead: number;
            /** @description Not sent: the hourly limit of the address would have delayed them for more than a day. */
            readonly dropped: number;
        };
        readonly MailDetailResponse: {
            /** @description As it would be sent now; null when withheld. */
            readonly content: components["schemas"]["MailContentResponse"] | null;
            /** @description `secret`: it has a personal link. `outdated`: there is nothing to send any more. */
            readonly withheld: components["schemas"]["WithheldReason"] | null;
        } & components["schemas"]["MailResponse"];
        readonly MailListResponse: {
            readonly items: readonly components["schemas"]["MailResponse"][];
            /** @description Mails in each state, whatever the filter. */
            readonly counts: components["schemas"]["MailCountsResponse"];
            /** @description Every kind that is sent. */
            readonly kinds: readonly string[];
        };
        readonly MailPreviewDetailResponse: {
            readonly content: components["schemas"]["MailContentResponse"];
        } & components["schemas"]["MailPreviewResponse"];
        readonly MailPreviewResponse: {
            /** @description E.g. `order_status.shipped`. */
            readonly id: string;
            /** @description E.g. `order_status`. */
            readonly kind: string;
            readonly subject: string;
        };
        readonly MailPreviewsResponse: {
            readonly items: readonly components["schemas"]["MailPreviewResponse"][];
        };
        readonly MailResponse: {
            /** Format: uuid */
            readonly id: string;
            /** @description E.g. `bank_details`. */
            readonly kind: string;
            readonly language: components["schemas"]["Language"];
            readonly recipient: string;
            /** @description null until it has been sent. */
            readonly subject: string | null;
            readonly order_id: number | null;
            /** @description The account that it is about. */
            readonly user_id: number | null;
            readonly state: components["schemas"]["MailState"];
            /**
             * Format: date-time
             * @description Until when it waits because of its recipient's hourly limit.
             */
            readonly delayed_until: string | null;
            readonly attempts: number;
            readonly last_error: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly sent_at: string | null;
        };
        /** @enum {string} */
        readonly MailState: "queued" | "sent" | "dead" | "dropped";
        /**
         * @description `files`: mails are written to a folder.
         * @enum {string}
         */
        readonly MailTransport: "smtp" | "files";
        readonly MailsStateResponse: {
            /** @description `files`: mails are written to a folder. */
            readonly transport: components["schemas"]["MailTransport"];
            readonly queued: number;
            readonly dead: number;
        };
        readonly MessageReceivedResponse: {
            /** @constant */
            readonly received: true;
        };
        readonly MethodOrderDto: {
            /** @description Keys from the first to the last. Methods that are not named follow in the order they have. */
            readonly keys: readonly string[];
        };
        readonly MethodPreviewResponse: {
            readonly key: string;
            readonly shown: boolean;
            readonly hidden_because: readonly string[];
            readonly hidden_reasons: readonly components["schemas"]["HiddenReasonResponse"][];
            readonly sample: components["schemas"]["PreviewSampleResponse"];
            readonly languages: readonly components["schemas"]["RenderedMethodResponse"][];
        };
        readonly MethodResponse: {
            readonly id: number;
            /** @description What orders name it by. */
            readonly key: string;
            /** @description Key of the registered provider that does the work. */
            readonly provider: string;
            /** @description Equal to `key`. */
            readonly name: string;
            /** @description It cannot be deleted. */
            readonly built_in: boolean;
            readonly active: boolean;
            /** @description Lower numbers first. */
            readonly position: number;
            /** @description By language: en, uk, ru. */
            readonly title: {
                readonly [key: string]: string;
            };
            readonly version: number;
            /** @description Customers can choose it. */
            readonly shown: boolean;
            /** @description Why they cannot: `inactive`, `incomplete:<setting>`, `payments_disabled`. */
            readonly hidden_because: readonly string[];
            readonly hidden_reasons: readonly components["schemas"]["HiddenReasonResponse"][];
            readonly fields: readonly components["schemas"]["SettingFieldResponse"][];
            /** @description How a form shows them; each field is in one. */
            readonly sections: readonly components["schemas"]["SettingsSectionResponse"][];
        };
        readonly MiniCartResponse: {
            /** @description Pieces. */
            readonly count: number;
            readonly total: string;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        readonly ModeratedReviewResponse: {
            readonly status: components["schemas"]["ReviewStatus"];
        } & components["schemas"]["ReviewResponse"];
        readonly ModeratedReviewsResponse: {
            /** @description How many are shown now and were not, or the other way round; or no longer wait. */
            readonly changed: number;
            /** @description Ids that were sent, of reviews removed meanwhile. */
            readonly missing: readonly number[];
        };
        readonly MoneyToVerifyResponse: {
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Orders. */
            readonly count: number;
            readonly open_amount: number;
            /** @description Orders whose due date has passed. */
            readonly overdue: number;
            readonly overdue_amount: number;
        };
        readonly MoveCategoryDto: {
            /** @description 0 at the top; where it is, when not sent. */
            readonly parent?: number | null;
            /** @description The sibling that is to come after it. */
            readonly before?: number | null;
            /** @description Place among its siblings from 0, when `before` is not sent; neither: the last one. */
            readonly position?: number;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
        };
        readonly MoveOrdersBody: {
            readonly ids: readonly number[];
            /** @description `canceled` is read as `cancelled`. */
            readonly status: components["schemas"]["OrderStatusWord"];
            /** @description Written into the history of each. */
            readonly note?: string | null;
            /** @description Whether the customers get a mail. Default: `true`. */
            readonly notify?: boolean;
        };
        readonly MoveOutcomeResponse: {
            readonly id: number;
            readonly outcome: components["schemas"]["MoveResult"];
            /** @description null when there is no such order. */
            readonly status: components["schemas"]["OrderStatus"] | null;
            readonly version: number | null;
            /** @description The error code of a refusal. */
            readonly code: string | null;
            /** @description Why it was refused, in the reader's language. */
            readonly message: string | null;
            /** @description Where the caller may move the order now. */
            readonly allowed: readonly components["schemas"]["OrderStatus"][];
        };
        readonly MoveOutcomesResponse: {
            readonly items: readonly components["schemas"]["MoveOutcomeResponse"][];
        };
        /** @enum {string} */
        readonly MoveResult: "moved" | "unchanged" | "refused";
        readonly MovedCategoryResponse: {
            /** @description Id of the parent; 0 at the top. */
            readonly parent: number;
            /** @description All of the parent, in their new order. */
            readonly siblings: readonly components["schemas"]["PlacedCategoryResponse"][];
        } & components["schemas"]["PlacedCategoryResponse"];
        readonly NewApiTokenResponse: {
            /** @description The secret; it is not shown again. */
            readonly token: string;
        } & components["schemas"]["ApiTokenResponse"];
        readonly NewCsrfTokenResponse: {
            /** @description For `X-CSRF-TOKEN`; replaces the one of the former session. */
            readonly csrf_token: string;
        };
        readonly NewMethodDto: {
            /** @description Key of the registered provider that does the work. */
            readonly provider: string;
            /** @description A word of a-z, 0-9 and `_` that no other method has. Orders name the method by it; it never changes. */
            readonly key: string;
            /** @description By language: `en`, `uk`, `ru`; at least one. */
            readonly title: {
                readonly [key: string]: string;
            };
        };
        readonly NewTokenBody: {
            /** @description Days until it expires. Neither this nor `expires_at` nor `expires`: 365. */
            readonly expires_in_days?: number;
            /** @description What it is for. */
            readonly name: string;
            /** @description What it may do: `catalog:write`, `orders:read`, `orders:write`, `payments:verify`, `admin`. */
            readonly scopes: readonly ("catalog:write" | "orders:read" | "orders:write" | "payments:verify" | "admin")[];
            /** @description Moment at which it expires, ISO 8601; of a date without a time, its beginning in the shop's time zone. */
            readonly expires_at?: string;
            /**
             * @description `never`: it does not expire. Not together with the other two.
             * @enum {string}
             */
            readonly expires?: "never";
        };
        readonly NotedCustomerResponse: {
            /** @description A remark of staff. */
            readonly staff_note: string | null;
        } & components["schemas"]["CustomerRowResponse"];
        /** @enum {string} */
        readonly NoticeCode: "insecure_base_url" | "untrusted_proxy" | "proxy_without_address";
        readonly NoticeResponse: {
            readonly code: components["schemas"]["NoticeCode"];
            /** @description The environment variable that changes it. */
            readonly setting: string;
            /** @description The address that was found. */
            readonly value: string;
        };
        readonly OpenAmountResponse: {
            /** @description ISO 4217. */
            readonly currency: string;
            readonly amount: number;
            readonly overdue_amount: number;
        };
        readonly OrderAbilitiesResponse: {
            readonly verify: boolean;
            /** @description Capture or release a reserved amount. */
            readonly capture: boolean;
            readonly cancel: boolean;
            readonly refund: boolean;
            /** @description Lines and shipping method. */
            readonly edit: boolean;
            /** @description Addresses and note. */
            readonly correct: boolean;
            readonly track: boolean;
            readonly note: boolean;
            readonly invoice: boolean;
        };
        readonly OrderActorResponse: {
            readonly kind: components["schemas"]["ActorKind"];
            /** @description Of the account or the token; null for guests and the shop itself. */
            readonly id: number | null;
            readonly name: string | null;
        };
        readonly OrderCountsResponse: {
            readonly total: number;
            /** @description Waiting for a payment whose due date has passed. */
            readonly overdue: number;
            /** @description Whose money an administrator has to confirm. */
            readonly to_verify: number;
            /** @description A number for each status. */
            readonly by_status: {
                readonly [key: string]: number;
            };
            /** @description All registered methods, to filter by. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethodTitleResponse"][];
        };
        readonly OrderCustomerResponse: {
            readonly id: number | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly email: string | null;
            readonly phone: string | null;
        };
        readonly OrderDetailResponse: {
            /** @description Opens the order for anybody; not for tokens that read orders only. */
            readonly key?: string;
            readonly items: readonly components["schemas"]["OrderLineResponse"][];
            readonly payments: readonly components["schemas"]["OrderPaymentResponse"][];
            readonly refunds: readonly components["schemas"]["OrderRefundResponse"][];
            /** @description Where the caller may move the order, for those who work on orders. */
            readonly allowed?: readonly components["schemas"]["OrderStatus"][];
        } & components["schemas"]["OrderResponse"];
        readonly OrderEntryDetailsResponse: {
            /** @description Of a payment or a refund. */
            readonly amount?: number;
            /** @description The payment method's key. */
            readonly method?: string;
            readonly payment_id?: number;
            /** @description As the bank statement gives it. */
            readonly reference?: string | null;
            /** @description What differs between a payment and its provider's answer: `amount`, … */
            readonly contradiction?: string;
            readonly refund_id?: number;
            /** @description Of the refund. */
            readonly status?: string;
            /** @description What an edit changed. */
            readonly fields?: readonly string[];
            /** @description The order's, before and after an edit. */
            readonly total?: components["schemas"]["TotalChangeResponse"];
            /** @description The payment method before. */
            readonly from?: string;
            /** @description The payment method after. */
            readonly to?: string;
        };
        readonly OrderHistoryEntryResponse: {
            readonly id: number;
            /** Format: date-time */
            readonly at: string;
            readonly actor: components["schemas"]["OrderActorResponse"];
            /** @description What happened: `status`, `payment`, `edited`, `note` and others. */
            readonly kind: string;
            /** @description The status before. */
            readonly from: components["schemas"]["OrderStatus"] | null;
            /** @description The status after. */
            readonly to: components["schemas"]["OrderStatus"] | null;
            readonly note: string | null;
            /** @description Details of this kind of change. */
            readonly changes: components["schemas"]["OrderEntryDetailsResponse"] | null;
        };
        readonly OrderHistoryResponse: {
            readonly items: readonly components["schemas"]["OrderHistoryEntryResponse"][];
        };
        readonly OrderItemBody: {
            readonly product_id: number;
            /** @description Required for a product with variants. */
            readonly variant_id?: number | null;
            readonly quantity: number;
            /** @description Price of one, from an administrator only; from others it is not read. */
            readonly price?: number;
        };
        readonly OrderLineResponse: {
            readonly id: number;
            readonly order_id: number;
            readonly product_id: number;
            readonly variant_id: number | null;
            readonly name: string;
            readonly sku: string | null;
            /** @description The variant's attributes; empty for a product without variants. */
            readonly attributes: {
                readonly [key: string]: string;
            };
            /** @description Pieces. */
            readonly quantity: number;
            /** @description Of one. */
            readonly price: number;
            readonly total: number;
            readonly tax: number;
        };
        readonly OrderLookupBody: {
            /** @description As mails and pages show it; a leading `#` or `№` is allowed. */
            readonly number: string | number;
            /**
             * Format: email
             * @description The address that it was ordered with.
             */
            readonly email: string;
        };
        readonly OrderNoteBody: {
            readonly note: string;
        };
        readonly OrderPagesDto: {
            /** @description In the order of display; pages that are not named follow. */
            readonly ids: readonly number[];
        };
        readonly OrderPaymentResponse: {
            readonly id: number;
            /** @description Key of the payment method. */
            readonly method: string;
            /** @description The gateway's. */
            readonly transaction_id: string | null;
            readonly amount: number;
            /** @description `pending`: the outcome is not known yet. `authorized`: the amount is reserved. `voided`: it was released. */
            readonly status: components["schemas"]["PaymentOutcome"];
            /** @description The bank's reference of the transfer. */
            readonly reference: string | null;
            /** Format: date-time */
            readonly received_at: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** @description Operation that the gateway was asked for and whose outcome is not known yet. */
            readonly operation?: components["schemas"]["ReservationOperation"];
            /** @description The gateway reports a payment with another amount, currency or order, or without an amount. Nothing was booked, and an administrator decides. */
            readonly contradiction?: components["schemas"]["PaymentContradiction"];
        };
        readonly OrderQuoteResponse: {
            /** @description Key of the method that was counted. */
            readonly shipping_method: string | null;
            /** @description All methods that serve it. */
            readonly shipping_methods: readonly components["schemas"]["QuotedShippingResponse"][];
            readonly items: readonly components["schemas"]["QuotedLineResponse"][];
        } & components["schemas"]["OrderTotalsResponse"];
        readonly OrderRecordResponse: {
            readonly id: number;
            /** @description The same as `id`. */
            readonly number: number;
            /** @description ISO 11649 creditor reference. */
            readonly reference: string;
            readonly status: components["schemas"]["OrderStatus"];
            /** @description What the money received comes to. */
            readonly payment_status: components["schemas"]["PaymentStatus"];
            /** @description ISO 4217, of all amounts. */
            readonly currency: string;
            readonly subtotal: number;
            readonly tax: number;
            readonly shipping: number;
            readonly total: number;
            readonly paid_amount: number;
            readonly refunded_amount: number;
            /** @description Still to be paid. */
            readonly open_amount: number;
            /** @description Still to be given back; 0 unless the order is cancelled. */
            readonly refund_due: number;
            readonly prices_include_tax: boolean;
            /** @description null for a guest who left no e-mail address. */
            readonly customer_id: number | null;
            /** @description Key of the method. */
            readonly payment_method: string;
            /** @description Key of the method; null while it is not agreed. */
            readonly shipping_method: string | null;
            readonly shipping_address: components["schemas"]["AddressResponse"];
            readonly billing_address: components["schemas"]["BillingAddressResponse"];
            readonly note: string | null;
            /** @description A fast order, placed with contact data alone. */
            readonly is_quick: boolean;
            /** @description ISO 639-1. */
            readonly language: components["schemas"]["Language"];
            /** Format: date-time */
            readonly paid_at: string | null;
            readonly payment_note: string | null;
            /** Format: date-time */
            readonly payment_due_at: string | null;
            /** @description It waits for a payment whose due date has passed. */
            readonly overdue: boolean;
            readonly tracking_number: string | null;
            readonly cancel_reason: string | null;
            /** Format: date-time */
            readonly cancelled_at: string | null;
            /** Format: date-time */
            readonly shipped_at: string | null;
            /** @description Goes up by one with each change. */
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly OrderRefundResponse: {
            readonly id: number;
            /** @description Key of the payment method. */
            readonly method: string;
            readonly amount: number;
            /** @description `recorded`: it is paid out by hand. */
            readonly status: components["schemas"]["RefundOutcome"];
            /** @description The gateway's. */
            readonly refund_id: string | null;
            readonly reason: string | null;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly OrderRefundsResponse: {
            readonly order: components["schemas"]["OrderDetailResponse"];
            readonly refunds: readonly components["schemas"]["OrderRefundResponse"][];
        };
        readonly OrderResponse: {
            readonly customer: components["schemas"]["OrderCustomerResponse"];
            readonly invoice_path: string | null;
        } & components["schemas"]["OrderRecordResponse"];
        readonly OrderRowResponse: {
            /** @description In the reader's language; its key when the method is gone. */
            readonly payment_method_title: string;
            /** @description Pieces of all its lines. */
            readonly item_count: number;
            /** @description The buyer comes for the goods: nothing is shipped. */
            readonly is_pickup: boolean;
            /** @description The customer says that the transfer is made, and it is not confirmed yet. */
            readonly payment_reported: boolean;
            /** @description The last attempt to pay was refused, and nothing is shipped; for those who work on orders. */
            readonly payment_declined?: boolean;
            /** @description Where the caller may move the order, for those who work on orders. */
            readonly allowed?: readonly components["schemas"]["OrderStatus"][];
        } & components["schemas"]["OrderResponse"];
        /** @enum {string} */
        readonly OrderStatus: "pending" | "awaiting_payment" | "processing" | "ready_for_shipment" | "shipped" | "paid" | "completed" | "cancelled";
        /** @enum {string} */
        readonly OrderStatusWord: "pending" | "awaiting_payment" | "processing" | "ready_for_shipment" | "shipped" | "paid" | "completed" | "cancelled" | "canceled";
        readonly OrderTotalsResponse: {
            /** @description ISO 4217. */
            readonly currency: string;
            readonly subtotal: number;
            readonly tax: number;
            readonly shipping: number;
            readonly total: number;
            readonly prices_include_tax: boolean;
        };
        readonly OutboxStateResponse: {
            /** @description Events that are not delivered yet. */
            readonly waiting: number;
            /** @description Of the oldest of them. */
            readonly age_seconds: number;
        };
        readonly OwnAccountResponse: {
            readonly id: number;
            readonly email: string;
            readonly role: components["schemas"]["AccountRole"];
            readonly email_verified: boolean;
            /** @description The address that it changes to when that is verified. */
            readonly pending_email: string | null;
        };
        readonly OwnTextsResponse: {
            readonly name: string;
            readonly description: string;
            readonly short_description: string;
        };
        /**
         * @description What the shop itself leads to; null: a page like any other.
         * @enum {string}
         */
        readonly PageKind: "terms" | "privacy" | "delivery" | "contact";
        readonly PageLinkResponse: {
            /** @description The word in its address. */
            readonly slug: string;
            /** @description What the shop itself leads to; null: a page like any other. */
            readonly kind: components["schemas"]["PageKind"] | null;
            /** @description In the reader's language, else in another one. */
            readonly title: string;
            /** Format: uri */
            readonly link: string;
        };
        readonly PageTextsDto: {
            readonly title?: string | null;
            /** @description Markdown; HTML in it is shown as text. */
            readonly body?: string | null;
            /** @description For search engines; the beginning of the text when there is none. */
            readonly description?: string | null;
        };
        readonly PageTextsResponse: {
            readonly title?: string;
            /** @description Markdown; not in a list. */
            readonly body?: string;
            /** @description Not in a list. */
            readonly description?: string;
        };
        readonly PageTranslationsDto: {
            readonly en?: components["schemas"]["PageTextsDto"] | null;
            readonly uk?: components["schemas"]["PageTextsDto"] | null;
            readonly ru?: components["schemas"]["PageTextsDto"] | null;
        };
        readonly PageTranslationsResponse: {
            readonly en?: components["schemas"]["PageTextsResponse"];
            readonly uk?: components["schemas"]["PageTextsResponse"];
            readonly ru?: components["schemas"]["PageTextsResponse"];
        };
        readonly PaidOrderResponse: {
            readonly id: number;
            readonly status: components["schemas"]["OrderStatus"];
            /** @description Key of the method. */
            readonly payment_method: string;
            /** @description Of methods that are paid by a transfer. */
            readonly bank_details?: components["schemas"]["BankDetailsResponse"];
        };
        readonly PasswordAndCodeBody: {
            /** @description The present password. */
            readonly password: string;
            /** @description Six digits that the authenticator app shows, or a recovery code. */
            readonly code: string;
        };
        readonly PasswordBody: {
            /** @description The present password. */
            readonly password: string;
        };
        readonly PayOutcomeResponse: {
            /** @constant */
            readonly success: true;
            /** @description From the gateway, in the reader's language. */
            readonly message: string;
            /**
             * Format: uri
             * @description Address of the page where the customer pays: redirect the customer there. Only for methods with a page of a payment provider.
             */
            readonly redirect_url?: string;
        };
        readonly PayResponse: {
            readonly order: components["schemas"]["PaidOrderResponse"];
        } & components["schemas"]["PayOutcomeResponse"];
        /**
         * @description The gateway reports a payment with another amount, currency or order, or without an amount. Nothing was booked, and an administrator decides.
         * @enum {string}
         */
        readonly PaymentContradiction: "amount" | "currency" | "order" | "not_named";
        readonly PaymentMessageResponse: {
            readonly id: number;
            /** @description Key of the payment method. */
            readonly method: string;
            /** @description The provider's id of the message. */
            readonly message_id: string;
            /** @description The provider's name of the event. */
            readonly type: string;
            /** @description The body as it was sent, as text. */
            readonly body: string;
            /** Format: date-time */
            readonly received_at: string;
            /**
             * Format: date-time
             * @description null until the message is handled.
             */
            readonly handled_at: string | null;
            /** @description `settled`: the message changed the status of its payment. `no_change`: the payment already had this status. `not_known`: the gateway did not report the outcome of the payment, and is asked again. `contradiction`: the gateway reported another amount, currency or order. `unknown_payment`: the shop has no such payment. */
            readonly result: components["schemas"]["PaymentMessageResult"] | null;
            readonly payment_id: number | null;
            readonly order_id: number | null;
        };
        /**
         * @description `settled`: the message changed the status of its payment. `no_change`: the payment already had this status. `not_known`: the gateway did not report the outcome of the payment, and is asked again. `contradiction`: the gateway reported another amount, currency or order. `unknown_payment`: the shop has no such payment.
         * @enum {string}
         */
        readonly PaymentMessageResult: "settled" | "no_change" | "not_known" | "contradiction" | "unknown_payment";
        readonly PaymentMethodListResponse: {
            readonly items: readonly components["schemas"]["PaymentMethodResponse"][];
            /** @description The shop's switch for all of them. */
            readonly payments_enabled: boolean;
            /** @description The registered gateways, for a new method. */
            readonly providers: readonly components["schemas"]["ProviderResponse"][];
        };
        readonly PaymentMethodResponse: {
            /** @description By language. Shown at checkout. */
            readonly description: {
                readonly [key: string]: string;
            };
            /** @description Cash, by language. */
            readonly info?: {
                readonly [key: string]: string;
            };
            /** @description Bank invoice. */
            readonly account_holder?: string;
            /** @description Bank invoice. */
            readonly bank_name?: string;
            /** @description Bank invoice. IBAN. */
            readonly account_number?: string;
            /** @description Bank invoice. */
            readonly bank_code?: string;
            /** @description Bank invoice. */
            readonly tax_id?: string;
            /** @description Bank invoice. Days. */
            readonly payment_terms?: number;
            /** @description Bank invoice. Days after the deadline; null: never. */
            readonly cancel_after?: number | null;
            /** @description Bank invoice. */
            readonly auto_generate_invoice?: boolean;
            /** @description Bank invoice. */
            readonly require_confirmation?: boolean;
            /** @description Bank invoice. */
            readonly instructions?: string;
        } & components["schemas"]["MethodResponse"];
        readonly PaymentMethodTitleResponse: {
            readonly key: string;
            /** @description In the reader's language. */
            readonly title: string;
        };
        /**
         * @description `pending`: the outcome is not known yet. `authorized`: the amount is reserved. `voided`: it was released.
         * @enum {string}
         */
        readonly PaymentOutcome: "pending" | "authorized" | "captured" | "declined" | "voided";
        /**
         * @description What the money received comes to.
         * @enum {string}
         */
        readonly PaymentStatus: "unpaid" | "partially_paid" | "paid" | "overpaid" | "refunded";
        readonly PaymentToVerifyResponse: {
            /** @description The order's. */
            readonly id: number;
            /** @description ISO 11649 creditor reference. */
            readonly reference: string;
            readonly status: components["schemas"]["OrderStatus"];
            readonly customer: components["schemas"]["OrderCustomerResponse"];
            readonly total: number;
            /** @description Still to be paid. */
            readonly open_amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Key of the method. */
            readonly payment_method: string;
            /** Format: date-time */
            readonly payment_due_at: string | null;
            readonly overdue: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** @description In the reader's language; its key when the method is gone. */
            readonly payment_method_title: string;
        };
        readonly PaymentsToVerifyResponse: {
            readonly items: readonly components["schemas"]["PaymentToVerifyResponse"][];
            /** @description Of all orders, not of this page alone; one for each currency. */
            readonly open: readonly components["schemas"]["MoneyToVerifyResponse"][];
        };
        readonly PersonalDataResponse: {
            /** Format: date-time */
            readonly exported_at: string;
            readonly account: components["schemas"]["ExportedAccountResponse"] | null;
            readonly sessions: readonly components["schemas"]["ExportedSessionResponse"][];
            readonly mails: readonly components["schemas"]["ExportedMailResponse"][];
            readonly reviews: readonly components["schemas"]["ExportedReviewResponse"][];
            /** @description Requests for back-in-stock emails to the verified address. */
            readonly stock_alerts: readonly components["schemas"]["ExportedStockAlertResponse"][];
            readonly customer: components["schemas"]["NotedCustomerResponse"] | null;
            readonly addresses: readonly components["schemas"]["SavedAddressResponse"][];
            readonly wishlist: readonly components["schemas"]["ExportedListItemResponse"][];
            readonly comparison: readonly components["schemas"]["ExportedListItemResponse"][];
            readonly cart: readonly components["schemas"]["ExportedCartItemResponse"][];
            readonly orders: readonly components["schemas"]["ExportedOrderResponse"][];
        };
        readonly PickupResponse: {
            /** @description In the reader's language. */
            readonly address: string;
            /** @description In the reader's language. */
            readonly opening_hours: string;
        };
        readonly PictureResponse: {
            /** @description What a product's or category's `image` takes. */
            readonly image: string;
            /** @description The same with 400 pixels. */
            readonly thumbnail: string;
            /** @description Pixels. */
            readonly width: number;
            /** @description Pixels. */
            readonly height: number;
        };
        readonly PlacedCategoryResponse: {
            readonly id: number;
            readonly position: number;
            readonly version: number;
        };
        readonly PreviewResponse: {
            readonly html: string;
        };
        readonly PreviewSampleResponse: {
            /** @description Of the order. */
            readonly number: number;
            /** @description ISO 11649 creditor reference. */
            readonly reference: string;
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
            /** Format: date-time */
            readonly payment_due_at: string | null;
        };
        readonly PreviewTextDto: {
            /** @description Markdown; HTML in it is shown as text. */
            readonly body: string;
        };
        readonly PreviousSalesResponse: {
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            readonly totals: components["schemas"]["SalesTotalsResponse"];
            /** @description Of days, weeks and months. */
            readonly rows: readonly components["schemas"]["SalesRowResponse"][];
        };
        readonly PriceChangeResponse: {
            /** @description When it was put into the cart. */
            readonly from: number;
            /** @description Now. */
            readonly to: number;
        };
        readonly ProductAttributeDto: {
            /** @description Name, such as `color`. */
            readonly attribute: string;
            readonly value: string;
            /** @description Added to the price of variants with this value; may be negative. */
            readonly price_modifier?: number;
        };
        readonly ProductAttributeResponse: {
            readonly attribute: string;
            readonly value: string;
            /** @description Added to the price of variants with this value. */
            readonly price_modifier: number;
            /** @description In the reader's language. */
            readonly label: string;
            readonly value_label: string;
        };
        readonly ProductCardResponse: {
            readonly id: number;
            /** @description In the reader's language. */
            readonly name: string;
            /** @description The word in its address; unique. */
            readonly alias: string;
            readonly short_description: string;
            readonly price_regular: number;
            readonly price_special: number | null;
            /** @description What it costs now: the special price while it is above 0 and below the regular one. */
            readonly price: number;
            /** @description Lowest price that can be paid: that of the cheapest variant, or `price` without variants. */
            readonly price_from: number;
            /** @description Highest price that can be paid. */
            readonly price_to: number;
            /** @description The regular price while the special one holds, else null. */
            readonly old_price: number | null;
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Id of its category. */
            readonly category: number | null;
            readonly sku: string | null;
            /** @description Pieces; of a product with variants, of all of them. */
            readonly in_stock: number;
            /** @description The same as `in_stock`. */
            readonly inventory: number;
            /** @enum {integer} */
            readonly published: 0 | 1;
            /** @enum {integer} */
            readonly featured: 0 | 1;
            /** @description Lower numbers first. */
            readonly position: number;
            /** @description Then one of them is chosen to buy it. */
            readonly has_variants: boolean;
            /** @description Address of the first picture. */
            readonly image: string | null;
            /** Format: uri */
            readonly link: string;
            readonly reviewsCount: number;
            /** @description 1 to 5 with two digits; 0 while there is no review. */
            readonly averageRating: number;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly ProductImageDto: {
            /** @description Lower numbers first; the place in the list when it is not sent. */
            readonly sort?: number;
            /** @description Web address, or a path on this site. */
            readonly image: string;
            /** @description What is to be seen. */
            readonly alt?: string;
        };
        readonly ProductImageResponse: {
            readonly id: number;
            readonly image: string;
            readonly alt: string;
            readonly sort: number;
        };
        readonly ProductListResponse: {
            readonly items: readonly components["schemas"]["ListItemResponse"][];
            readonly count: number;
        };
        readonly ProductOfLineResponse: {
            readonly id: number;
            /** @description The same as `name`. */
            readonly title: string;
            /** @description In the reader's language; empty when the product is gone. */
            readonly name: string;
            readonly alias: string;
            /** @description The product's page. */
            readonly link: string;
            readonly image: string | null;
            readonly sku: string | null;
            /** @description Pieces that can be bought now. */
            readonly in_stock: number;
            /** @description The variant's attributes. */
            readonly attributes: {
                readonly [key: string]: string;
            };
        };
        readonly ProductPageResponse: {
            readonly items: readonly components["schemas"]["ProductCardResponse"][];
            /** @description With `facets=1`. */
            readonly facets?: readonly components["schemas"]["FacetResponse"][];
            /** @description What was searched for instead, as `q` finds nothing. */
            readonly corrected_query?: string;
        };
        readonly ProductResponse: {
            /** @description The newest approved ones. */
            readonly reviews: readonly components["schemas"]["ProductReviewResponse"][];
        } & components["schemas"]["WholeProductResponse"];
        readonly ProductReviewResponse: {
            readonly id: number;
            readonly name: string;
            /** @description 1 to 5. */
            readonly rating: number;
            readonly text: string;
            /** @description The author had bought the product. */
            readonly verified_purchase: boolean;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly ProductVariantDto: {
            /** @description The variant that is meant; without it, the one with the same attributes, or the same SKU. */
            readonly id?: number;
            /** @description Pieces; 0 for a new one when it is not sent. */
            readonly in_stock?: number;
            /** @description The picture that shows it, by its id among the product's `images`; null: none of its own. */
            readonly image_id?: number | null;
            readonly sku?: string | null;
            /** @description `{color: "red"}`; no two variants of a product alike. */
            readonly attributes: {
                readonly [key: string]: string;
            };
            /** @description Its own price; null: the product's with the modifiers of its attributes. */
            readonly price?: number | null;
            /** @description The same by its address among the product's `images`; read where no `image_id` is sent. */
            readonly image?: string | null;
        };
        readonly ProductVariantResponse: {
            readonly id: number;
            readonly sku: string | null;
            readonly attributes: {
                readonly [key: string]: string;
            };
            /** @description What the variant costs now. */
            readonly price: number;
            /** @description What was set for it alone. */
            readonly own_price: number | null;
            readonly old_price: number | null;
            /** @description Pieces. */
            readonly in_stock: number;
            /** @description The same as `in_stock`. */
            readonly inventory: number;
            /** @description Of the product's `images` the one that shows it. */
            readonly image_id: number | null;
            /** @description Address of that picture. */
            readonly image: string | null;
        };
        readonly ProfileBody: {
            /** @description Given name. */
            readonly first_name?: string | null;
            /** @description Family name. */
            readonly last_name?: string | null;
            /** @description Phone number. */
            readonly phone?: string | null;
            /** @description Street and number. */
            readonly shipping_address?: string | null;
            /** @description City. */
            readonly shipping_city?: string | null;
            /** @description State or region. */
            readonly shipping_state?: string | null;
            /** @description Postal code. */
            readonly shipping_zip?: string | null;
            /** @description Country, ISO 3166-1 alpha-2. */
            readonly shipping_country?: string | null;
            /**
             * @description Of the mails: `en`, `uk` or `ru`.
             * @enum {string|null}
             */
            readonly language?: "en" | "uk" | "ru" | null;
        };
        readonly ProfileResponse: {
            readonly user: components["schemas"]["OwnAccountResponse"];
            /** @description null for administrators. */
            readonly customer: components["schemas"]["CustomerResponse"] | null;
        };
        readonly ProofBody: {
            /** @description The present password. */
            readonly password?: string | null;
            /** @description Instead of it, for accounts with two-step login: six digits of the authenticator app, or a recovery code. */
            readonly code?: string | null;
        };
        readonly ProofResponse: {
            /** Format: date-time */
            readonly proven_until: string;
        };
        readonly ProviderResponse: {
            /** @description As sent with a new method. */
            readonly key: string;
            /** @description In the reader's language. */
            readonly title: string;
        };
        readonly PublishProductsDto: {
            /** @description At most 100 products. */
            readonly ids: readonly number[];
            /** @description 1 to show them in the shop, 0 to hide them. */
            readonly published: (0 | 1) | boolean;
        };
        readonly PublishedPageResponse: {
            /** @description What the text is in. */
            readonly language: components["schemas"]["Language"];
            /** @description For search engines; empty when there is none. */
            readonly description: string;
            /** @description Markdown, as it was written. */
            readonly body: string;
            /** @description What a page shows of it. */
            readonly html: string;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["PageLinkResponse"];
        readonly PublishedProductsResponse: {
            /** @description Those that changed. */
            readonly ids: readonly number[];
        };
        readonly QuoteEditBody: {
            readonly items: readonly components["schemas"]["EditedItemBody"][];
        };
        readonly QuoteOrderBody: {
            readonly items: readonly components["schemas"]["OrderItemBody"][];
            /** @description ISO 3166-1 alpha-2. */
            readonly country?: string | null;
            readonly city?: string | null;
            readonly zip?: string | null;
            /** @description Key of an active shipping method; the first active one when not sent. */
            readonly shipping_method?: string | null;
        };
        readonly QuotedLineResponse: {
            readonly product_id: number;
            readonly variant_id: number | null;
            readonly name: string;
            readonly sku: string | null;
            readonly attributes: {
                readonly [key: string]: string;
            };
            /** @description Pieces. */
            readonly quantity: number;
            /** @description Of one. */
            readonly price: number;
            /** @description Of one, the catalog's. */
            readonly catalog_price: number;
            readonly total: number;
            /** @description Pieces that can be bought now. */
            readonly in_stock: number;
        };
        readonly QuotedShippingResponse: {
            readonly key: string;
            /** @description In the reader's language. */
            readonly title: string;
            readonly cost: number;
            /** @description In the reader's language. */
            readonly delivery_time: string;
        };
        readonly ReadinessChecksResponse: {
            /** @enum {string} */
            readonly database: "ok" | "away";
            /** @enum {string} */
            readonly migrations: "ok" | "waiting";
            /** @enum {string} */
            readonly stopping: "no" | "yes";
        };
        readonly ReadinessResponse: {
            /** @enum {string} */
            readonly status: "ok";
            readonly checks: components["schemas"]["ReadinessChecksResponse"];
        };
        readonly RecentOrderResponse: {
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** @description Name, else e-mail address; empty when they have been erased. */
            readonly customer: string;
            readonly status: components["schemas"]["OrderStatus"];
            readonly payment_status: components["schemas"]["PaymentStatus"];
            readonly overdue: boolean;
            /** @description The buyer comes for the goods. */
            readonly is_pickup: boolean;
            /** @description null for the role support. */
            readonly total: number | null;
            /** @description ISO 4217. null for the role support. */
            readonly currency: string | null;
        };
        readonly RecoveryCodesResponse: {
            /** @description Ten codes; each is accepted once. */
            readonly recovery_codes: readonly string[];
        };
        readonly RefundBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
            /** @description In the order's currency; all that was paid and not given back when not sent. */
            readonly amount?: number;
            /** @description Why, for the order's history. */
            readonly reason: string;
        };
        /**
         * @description `recorded`: it is paid out by hand.
         * @enum {string}
         */
        readonly RefundOutcome: "pending" | "recorded" | "refunded" | "failed";
        /**
         * @description How money of this payment would go back.
         * @enum {string}
         */
        readonly RefundedBy: "gateway" | "hand";
        readonly RegisterBody: {
            /**
             * Format: email
             * @description Becomes the login.
             */
            readonly email: string;
            /** @description 8 to 256 characters, not a common one. */
            readonly password: string;
            /** @description Given name. */
            readonly first_name: string;
            /** @description Family name. */
            readonly last_name: string;
            /** @description Phone number. */
            readonly phone?: string | null;
        };
        readonly RegistrationResponse: {
            readonly email: string;
        };
        readonly RemoveItemDto: {
            /** @description `id` of the line in the cart. */
            readonly item_id?: number;
        };
        readonly RenderedMethodResponse: {
            readonly language: components["schemas"]["Language"];
            readonly title: string;
            readonly description: string;
            readonly info: string;
            readonly checkout_html: string;
            readonly order_html: string;
        };
        /** @enum {string} */
        readonly ReportDimension: "day" | "week" | "month" | "product" | "category" | "payment_method" | "country";
        readonly ResendVerificationBody: {
            /**
             * Format: email
             * @description The account's e-mail address, when the caller is not logged in.
             */
            readonly email?: string | null;
        };
        /**
         * @description Operation that the gateway was asked for and whose outcome is not known yet.
         * @enum {string}
         */
        readonly ReservationOperation: "capture" | "void";
        readonly ResetBody: {
            /** @description `token` of the mailed link. */
            readonly token: string;
            /** @description The new password: 8 to 256 characters, not a common one. */
            readonly password: string;
        };
        readonly RetriedJobsResponse: {
            readonly count: number;
        };
        readonly ReviewResponse: {
            readonly id: number;
            readonly product_id: number;
            /** @description Of the author. */
            readonly name: string;
            /** @description 1 to 5. */
            readonly rating: number;
            readonly text: string;
            /** @description Everybody sees it. */
            readonly approved: boolean;
            /** @description The author had bought the product. */
            readonly verified_purchase: boolean;
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @enum {string} */
        readonly ReviewStatus: "waiting" | "approved" | "rejected";
        readonly ReviewedProductResponse: {
            readonly id: number;
            readonly name: string;
            readonly published: boolean;
        };
        readonly SalesDayResponse: {
            /** Format: date */
            readonly day: string;
            readonly orders: number;
            /** @description null for the role support. */
            readonly turnover: number | null;
            /** @description null for the role support. */
            readonly paid: number | null;
        };
        readonly SalesPeriodResponse: {
            readonly days: readonly components["schemas"]["SalesDayResponse"][];
            readonly orders: number;
            /** @description null for the role support. */
            readonly turnover: number | null;
            /** @description null for the role support. */
            readonly paid: number | null;
        };
        readonly SalesReportResponse: {
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            readonly by: components["schemas"]["ReportDimension"];
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description Of the IANA time zone database. */
            readonly time_zone: string;
            readonly totals: components["schemas"]["SalesTotalsResponse"];
            /** @description Periods in their order; others by revenue, at most 1,000. */
            readonly rows: readonly components["schemas"]["SalesRowResponse"][];
            /** @description As many days before. */
            readonly previous: components["schemas"]["PreviousSalesResponse"];
        };
        readonly SalesResponse: {
            /** @description The same number of days before. */
            readonly previous: components["schemas"]["SalesPeriodResponse"];
        } & components["schemas"]["SalesPeriodResponse"];
        readonly SalesRowResponse: {
            /** @description First day, id of the product or category, key of the method, code of the country; empty for none. */
            readonly key: string;
            /** @description In the reader's language; of products, categories and payment methods. */
            readonly label: string | null;
            readonly orders: number;
            /** @description Of products and categories. */
            readonly pieces: number | null;
            /** @description Of products and categories: their lines, with tax and without shipping. */
            readonly revenue: number;
            readonly tax: number;
            /** @description null for products and categories. */
            readonly shipping: number | null;
            /** @description null for products and categories. */
            readonly refunds: number | null;
        };
        readonly SalesTotalsResponse: {
            readonly orders: number;
            /** @description Totals of the orders, with tax and shipping. */
            readonly revenue: number;
            readonly tax: number;
            readonly shipping: number;
            /** @description Money returned for these orders, whenever that was. */
            readonly refunds: number;
        };
        readonly SavedAddressBody: {
            /** @description The recipient; the customer's name when not sent. */
            readonly name?: string | null;
            /** @description Street and number. */
            readonly address: string;
            readonly city: string;
            readonly state?: string | null;
            readonly zip: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
        };
        readonly SavedAddressResponse: {
            readonly id: number;
            /** @description The recipient; null: the customer. */
            readonly name: string | null;
            readonly address: string;
            readonly city: string;
            readonly state: string | null;
            readonly zip: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @enum {string} */
        readonly Scope: "catalog:write" | "orders:read" | "orders:write" | "payments:verify" | "admin";
        readonly SearchResponse: {
            readonly orders: readonly components["schemas"]["FoundOrderResponse"][];
            readonly products: readonly components["schemas"]["FoundProductResponse"][];
            readonly customers: readonly components["schemas"]["FoundCustomerResponse"][];
        };
        readonly SearchSuggestionsResponse: {
            readonly products: readonly components["schemas"]["SuggestedProductResponse"][];
            readonly categories: readonly components["schemas"]["SuggestedCategoryResponse"][];
            /** @description What was searched for instead, as `q` finds nothing. */
            readonly corrected_query?: string;
        };
        readonly SearchSynonymsDto: {
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
            /** @description Takes the place of all groups. */
            readonly groups: readonly components["schemas"]["SynonymGroupDto"][];
        };
        readonly SearchSynonymsResponse: {
            readonly groups: readonly components["schemas"]["SynonymGroupResponse"][];
            readonly version: number;
        };
        readonly SecondFactorResponse: {
            readonly enabled: boolean;
            /** @description The shop requires it of the role. */
            readonly required: boolean;
            /** Format: date-time */
            readonly since: string | null;
            readonly recovery_codes_left: number;
        };
        /** @enum {string} */
        readonly SecondFactorRule: "none" | "owner" | "manager" | "all";
        readonly SellerDto: {
            /** @description Of the company, as on its invoices. */
            readonly name?: string | null;
            readonly address?: string | null;
            readonly city?: string | null;
            readonly zip?: string | null;
            /** @description ISO 3166-1 alpha-2. What buyers collect is taxed there; null: the country of the bank invoice's IBAN. */
            readonly country?: string | null;
            readonly vat_id?: string | null;
            /** @description Number in a register of companies. */
            readonly registration?: string | null;
            /** Format: email */
            readonly email?: string | null;
            readonly phone?: string | null;
        };
        readonly SellerResponse: {
            readonly name: string | null;
            readonly address: string | null;
            readonly city: string | null;
            readonly zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string | null;
            readonly vat_id: string | null;
            /** @description Number in a register of companies. */
            readonly registration: string | null;
            readonly email: string | null;
            readonly phone: string | null;
        };
        readonly SessionResponse: {
            /** @description Names the session; it is of no use as a cookie. */
            readonly id: string;
            /** @description The session of this request. */
            readonly current: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly expires_at: string;
            readonly ip: string | null;
            /** @description The User-Agent header of the login. */
            readonly agent: string | null;
            /** @description Browser and system, e.g. `Firefox, Windows`. */
            readonly browser: string | null;
        };
        readonly SetQuantityDto: {
            /** @description The new quantity of the line. */
            readonly quantity: number;
        };
        readonly SettingFieldResponse: {
            readonly name: string;
            readonly type: components["schemas"]["SettingType"];
            readonly label: string;
            readonly help: string;
            readonly required: boolean;
            /** @description Never answered; `<name>_filled` says whether it is set. */
            readonly secret: boolean;
            /** @description null: there is none. */
            readonly default: unknown;
            readonly min: number | null;
            readonly max: number | null;
            /** @description Characters. */
            readonly max_length: number | null;
            readonly options: readonly components["schemas"]["SettingOptionResponse"][] | null;
            /** @description null: the text is no IBAN. */
            readonly iban: components["schemas"]["IbanSettingResponse"] | null;
            /** @description null: no value needs one. */
            readonly warning: components["schemas"]["SettingWarningResponse"] | null;
        };
        readonly SettingOptionResponse: {
            readonly value: string;
            readonly label: string;
        };
        /** @enum {string} */
        readonly SettingType: "string" | "text" | "integer" | "boolean" | "localized" | "money" | "money_by_country" | "select";
        readonly SettingWarningResponse: {
            /** @description The warning is for this value. */
            readonly value: unknown;
            readonly text: string;
        };
        readonly SettingsSectionResponse: {
            readonly title: string;
            /** @description Names of fields, in the order of display. */
            readonly settings: readonly string[];
        };
        readonly ShipmentTrackingResponse: {
            readonly tracking_number: string;
            /** @description false: the provider cannot say. */
            readonly success: boolean;
            readonly status: string;
            readonly location: string;
            /** @description ISO 8601 date or timestamp; empty when it is not known. */
            readonly estimated_delivery: string;
        };
        readonly ShippingMethodListResponse: {
            readonly items: readonly components["schemas"]["ShippingMethodResponse"][];
            /** @description The registered providers, for a new method. */
            readonly providers: readonly components["schemas"]["ProviderResponse"][];
        };
        readonly ShippingMethodResponse: {
            /** @description Pickup: where orders are picked up, by language. */
            readonly address?: {
                readonly [key: string]: string;
            };
            /** @description Pickup, by language. */
            readonly opening_hours?: {
                readonly [key: string]: string;
            };
            /** @description Pickup, by language. */
            readonly ready_in?: {
                readonly [key: string]: string;
            };
            /** @description Flat rate, by country; `*` is every other country. */
            readonly costs?: {
                readonly [key: string]: number;
            };
            /** @description Flat rate: free from this sum on; null: never. */
            readonly free_above?: number | null;
            /** @description Flat rate, by language. */
            readonly delivery_time?: {
                readonly [key: string]: string;
            };
            /** @description Flat rate. */
            readonly carrier?: string;
            /** @description Flat rate: the carrier's tracking page, with `{number}` in it. */
            readonly tracking_url?: string;
        } & components["schemas"]["MethodResponse"];
        readonly ShippingMethodTitleResponse: {
            readonly key: string;
            /** @description In the reader's language. */
            readonly title: string;
        };
        readonly ShippingQuoteResponse: {
            readonly key: string;
            /** @description In the reader's language. */
            readonly title: string;
            readonly cost: number;
            /** @description In the reader's language. */
            readonly delivery_time: string;
            readonly carrier?: string;
            /** @description Only when the method has set them. */
            readonly pickup_point?: components["schemas"]["PickupResponse"];
        };
        readonly ShopSettingsDto: {
            /**
             * @description Open unpaid orders that one email address, and one phone number, may have; null: no limit. Off with RATE_LIMIT=0,
             *     as the next two.
             */
            readonly max_open_orders_per_contact?: number | null;
            /** @description Open unpaid orders that one client address may have; null: no limit. */
            readonly max_open_orders_per_client?: number | null;
            /** @description Lines that the open unpaid orders of one client address may have together; null: no limit. */
            readonly max_open_lines_per_client?: number | null;
            /** @description Maximum orders per hour for one email address or phone number, including cancelled ones; null: no limit. */
            readonly max_orders_per_hour_per_contact?: number | null;
            /** @description Maximum orders per hour for one client address, including cancelled ones; null: no limit. */
            readonly max_orders_per_hour_per_client?: number | null;
            /**
             * @description Maximum automatic invoices per hour for one client address whose buyers have not verified their email address;
             *     further ones are issued on request. null: no limit.
             */
            readonly max_automatic_invoices_per_client?: number | null;
            /**
             * @description Pieces of one product that one email address, phone number or client address may have in open unpaid orders, or a
             *     quarter of its stock when that is more; null: no limit.
             */
            readonly max_pieces_in_open_orders?: number | null;
            /** @description Pieces in one line of a cart or an order, of products without a `max_quantity` of their own; null: no limit. */
            readonly max_quantity?: number | null;
            /**
             * @description Mails an hour to one address from callers who have not proven to own it; further ones are delayed. Off with
             *     RATE_LIMIT=0.
             */
            readonly mails_per_hour?: number;
            /** @description Pieces; a product with this many or fewer is low in stock. 0: only what is sold out. */
            readonly low_stock_threshold?: number;
            /** @description Days after which an unpaid `pending` order without changes by an administrator is cancelled; null: never. */
            readonly cancel_unconfirmed_after?: number | null;
            /** @description Minutes without a request after which an administrator has to log in again: 5 to 480. */
            readonly administrator_idle_minutes?: number;
            /** @description Years after which the personal data of an order is anonymized; null: never. */
            readonly retention_years?: number | null;
            /** @description Days after which sent mails are deleted, with their files; null: never. */
            readonly retention_mail_days?: number | null;
            /** @description Days after which IP addresses are removed from the audit log; null: never. */
            readonly retention_audit_days?: number | null;
            /** @description Years after which entries of the audit log are deleted; null: never. */
            readonly retention_audit_years?: number | null;
            /** @description Days after which jobs that failed for good are deleted; null: never. */
            readonly retention_failed_job_days?: number | null;
            /** @description The version that was read; 409 `stale_version` when the settings have changed since. */
            readonly version?: number;
            /** @description Whether customers can pay at all. Off: no method is listed, and paying is refused. */
            readonly payments_enabled?: boolean;
            /** @description In titles, mails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL. */
            readonly shop_name?: string | null;
            /** @description Who mails come from, as mail programs show it; null: the shop's name. */
            readonly mail_sender_name?: string | null;
            /**
             * Format: email
             * @description The address that mails come from; null: that of MAIL_FROM.
             */
            readonly mail_sender_address?: string | null;
            /** @description Staff who get an email about each new order and each reported payment; empty: no email. */
            readonly new_order_mail_to?: readonly string[];
            /**
             * @description Of these emails; null: the shop's default language.
             * @enum {string|null}
             */
            readonly new_order_mail_language?: "en" | "uk" | "ru" | null;
            /**
             * @description For visitors without a preferred language; null: SHOP_LANGUAGE.
             * @enum {string|null}
             */
            readonly default_language?: "en" | "uk" | "ru" | null;
            /** @description Offered to customers, in the order of the switch; the default one must be among them. */
            readonly languages?: readonly ("en" | "uk" | "ru")[];
            /** @description Who sells, for invoices and taxes: what is sent of it changes. */
            readonly seller?: components["schemas"]["SellerDto"];
            /**
             * @description Which administrators must have a second factor: `none`, `owner`, `manager` (and owners), `all`.
             * @enum {string}
             */
            readonly require_second_factor?: "none" | "owner" | "manager" | "all";
        };
        readonly ShopSettingsResponse: {
            readonly payments_enabled: boolean;
            readonly shop_name: string | null;
            readonly mail_sender_name: string | null;
            readonly mail_sender_address: string | null;
            readonly mails_per_hour: number;
            /** @description Staff who get an email about each new order and each reported payment. */
            readonly new_order_mail_to: readonly string[];
            /** @description null: the shop's. */
            readonly new_order_mail_language: components["schemas"]["Language"] | null;
            readonly default_language: components["schemas"]["Language"] | null;
            readonly languages: readonly components["schemas"]["Language"][];
            readonly low_stock_threshold: number;
            /** @description null: no limit. */
            readonly max_open_orders_per_contact: number | null;
            /** @description null: no limit. */
            readonly max_open_orders_per_client: number | null;
            /** @description null: no limit. */
            readonly max_open_lines_per_client: number | null;
            /** @description null: no limit. */
            readonly max_orders_per_hour_per_contact: number | null;
            /** @description null: no limit. */
            readonly max_orders_per_hour_per_client: number | null;
            /** @description null: no limit. */
            readonly max_pieces_in_open_orders: number | null;
            /** @description null: no limit. */
            readonly max_automatic_invoices_per_client: number | null;
            /** @description null: no limit. */
            readonly max_quantity: number | null;
            /** @description Days; null: never. */
            readonly cancel_unconfirmed_after: number | null;
            readonly seller: components["schemas"]["SellerResponse"];
            readonly require_second_factor: components["schemas"]["SecondFactorRule"];
            /** @description Minutes. */
            readonly administrator_idle_minutes: number;
            /** @description null: without a limit. */
            readonly retention_years: number | null;
            /** @description null: without a limit. */
            readonly retention_mail_days: number | null;
            /** @description null: without a limit. */
            readonly retention_audit_days: number | null;
            /** @description null: without a limit. */
            readonly retention_audit_years: number | null;
            /** @description null: without a limit. */
            readonly retention_failed_job_days: number | null;
            readonly version: number;
            /** @description The values in use, also where a setting is null. */
            readonly in_effect: components["schemas"]["EffectiveSettingsResponse"];
            /** @description Set by the environment at the start. */
            readonly fixed: components["schemas"]["FixedSettingsResponse"];
        };
        readonly StatusBody: {
            /** @description `canceled` is read as `cancelled`. */
            readonly status: components["schemas"]["OrderStatusWord"];
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
            readonly note?: string | null;
            readonly payment_note?: string | null;
            /** @description Whether the customer gets a mail. Default: `true`. */
            readonly notify?: boolean;
            /** @description The parcel's, stored along with the move. */
            readonly tracking_number?: string | null;
        };
        readonly StatusChangeResponse: {
            /** Format: date-time */
            readonly at: string;
            /** @description null: it was placed. */
            readonly from: components["schemas"]["OrderStatus"] | null;
            readonly to: components["schemas"]["OrderStatus"];
        };
        readonly StockActorResponse: {
            readonly kind: components["schemas"]["ActorKind"];
            readonly id: number | null;
            /** @description An administrator's address before the @; what an API token is called. */
            readonly name: string | null;
        };
        readonly StockAlertDto: {
            /** @description The variant that is sold out; without it the product. */
            readonly variant_id?: number;
            /**
             * Format: email
             * @description Where the mail goes to.
             */
            readonly email: string;
        };
        readonly StockCorrectionDto: {
            /** @description Required for a product with variants. */
            readonly variant_id?: number | null;
            /** @description Pieces that came, or with a minus went. */
            readonly change?: number;
            /** @description Pieces on the shelf; the stock becomes this. */
            readonly counted?: number;
            /** @description The stock that was shown when this was entered: another one by now is refused with 409 `stock_changed`. */
            readonly seen?: number;
            /** @enum {string} */
            readonly reason: "received" | "counted" | "damaged" | "returned" | "other";
            readonly note?: string | null;
        };
        readonly StockMovementResponse: {
            readonly id: number;
            /** Format: date-time */
            readonly at: string;
            /** @description Pieces; negative when they went. */
            readonly change: number;
            /** @description `order`, `order_edited`, `cancelled`, `withdrawn` (returned, but no longer sold), `created`, `edited`, `reconciled` (by an update of the shop), or that of a correction. */
            readonly reason: string;
            readonly note: string | null;
            readonly variant_id: number | null;
            /** @description The variant's; null for the product itself. */
            readonly attributes: {
                readonly [key: string]: string;
            } | null;
            readonly order_id: number | null;
            readonly actor: components["schemas"]["StockActorResponse"];
        };
        readonly StoredCategoryResponse: {
            readonly description: string;
            readonly image: string | null;
            /** @description What the category's own words are in. */
            readonly own_language: components["schemas"]["Language"];
            readonly translations: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
            readonly children_count: number;
            /** Format: uri */
            readonly link: string;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["CategoryNodeResponse"];
        readonly SuggestedAttributeResponse: {
            readonly name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            readonly label: string;
        };
        readonly SuggestedAttributesResponse: {
            readonly items: readonly components["schemas"]["SuggestedAttributeResponse"][];
        };
        readonly SuggestedCategoryResponse: {
            readonly id: number;
            /** @description In the reader's language. */
            readonly name: string;
            /** Format: uri */
            readonly link: string;
        };
        readonly SuggestedProductResponse: {
            readonly id: number;
            /** @description In the reader's language. */
            readonly name: string;
            /** Format: uri */
            readonly link: string;
            /** @description Address of the first picture, in its small size. */
            readonly image: string | null;
            /** @description Lowest price: that of the cheapest variant, or of the product. */
            readonly price: number;
            /** @description Highest price. */
            readonly price_to: number;
            /** @description The regular price while the special one holds, else null. */
            readonly old_price: number | null;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        readonly SuggestedValueResponse: {
            readonly value: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            readonly label: string;
        };
        readonly SuggestedValuesResponse: {
            readonly items: readonly components["schemas"]["SuggestedValueResponse"][];
        };
        readonly SynonymGroupDto: {
            /**
             * @description Of the readers who search.
             * @enum {string}
             */
            readonly language: "en" | "uk" | "ru";
            /** @description Words or short phrases that mean the same. */
            readonly words: readonly string[];
        };
        readonly SynonymGroupResponse: {
            /** @enum {string} */
            readonly language: "en" | "uk" | "ru";
            readonly words: readonly string[];
        };
        readonly SystemStateResponse: {
            readonly version: string;
            readonly database: components["schemas"]["DatabaseStateResponse"];
            readonly outbox: components["schemas"]["OutboxStateResponse"];
            readonly jobs: components["schemas"]["JobsStateResponse"];
            readonly mails: components["schemas"]["MailsStateResponse"];
            /** @description null where it cannot be read. */
            readonly disk: components["schemas"]["DiskStateResponse"] | null;
        };
        readonly TaxRateDto: {
            /** @description ISO 3166-1 alpha-2, in either case. */
            readonly country: string;
            /** @description Percent, 0 to 100, with at most three digits after the point. */
            readonly rate: number;
        };
        readonly TaxRateResponse: {
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            /** @description Percent. */
            readonly rate: number;
        };
        readonly TaxRulesDto: {
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
            /** @description Whether the catalog's prices contain the tax; else it is added. */
            readonly prices_include_tax?: boolean;
            /** @description Takes the place of the whole table. A country that is not in it has no tax. */
            readonly rates?: readonly components["schemas"]["TaxRateDto"][];
        };
        readonly TaxRulesResponse: {
            /** @description Whether the catalog's prices contain the tax; else it is added. */
            readonly prices_include_tax: boolean;
            /** @description A country without a rate has no tax. */
            readonly rates: readonly components["schemas"]["TaxRateResponse"][];
            /** @description Goes up by one with each change. */
            readonly version: number;
        };
        readonly TestMailDto: {
            /**
             * Format: email
             * @description The caller's own address when it is not sent; a token must send one.
             */
            readonly to?: string;
        };
        readonly TestMailResponse: {
            /** Format: uuid */
            readonly id: string;
            readonly recipient: string;
            readonly state: components["schemas"]["MailState"];
            /** @description The mail server's last error, until it accepts the mail. */
            readonly error: string | null;
            /** @description No mail server is configured: mails are written to files. */
            readonly to_file: boolean;
        };
        readonly ToDoResponse: {
            readonly to_verify: components["schemas"]["ToVerifyFiguresResponse"];
            readonly pending: number;
            readonly processing: number;
            readonly ready_for_shipment: number;
            readonly paid_not_shipped: number;
            /** @description Cancelled orders with a payment that is not refunded. */
            readonly refunds_due: number;
            /** @description Transfers that customers say are made, and that are not confirmed yet. */
            readonly payments_reported: number;
            readonly sold_out: number;
            readonly low_stock: number;
            /** @description Pieces. */
            readonly low_stock_threshold: number;
            readonly reviews_waiting: number;
            readonly dead_letters: number;
            readonly dead_mails: number;
            /** @description Orders rejected in the last 24 hours because a buyer had too many unpaid orders or orders per hour. */
            readonly orders_refused: number;
        };
        readonly ToVerifyFiguresResponse: {
            readonly count: number;
            readonly overdue: number;
            /** @description Empty for the role support. */
            readonly open: readonly components["schemas"]["OpenAmountResponse"][];
        };
        readonly TotalChangeResponse: {
            readonly from: number;
            readonly to: number;
        };
        readonly TranslationDto: {
            readonly name?: string | null;
            readonly description?: string | null;
            readonly short_description?: string | null;
        };
        readonly TranslationsDto: {
            readonly en?: components["schemas"]["TranslationDto"] | null;
            readonly uk?: components["schemas"]["TranslationDto"] | null;
            readonly ru?: components["schemas"]["TranslationDto"] | null;
        };
        /**
         * @description Why it cannot be bought; null: it can.
         * @enum {string}
         */
        readonly Unavailable: "unknown" | "unpublished" | "variant_required" | "variant_unknown" | "sold_out";
        readonly UpdateItemDto: {
            /** @description The new quantity of the line. */
            readonly quantity: number;
            /** @description `id` of the line in the cart. */
            readonly item_id: number;
        };
        readonly UpdateProductDto: {
            /** @description Category identifier; null: none. */
            readonly category?: number | null;
            /** @description Pieces; a product with variants has their sum instead. */
            readonly in_stock?: number;
            /** @description Pieces that one line of a cart or an order may have; null: as the shop's settings say. */
            readonly max_quantity?: number | null;
            /** @description 1 published (default), 0 not. */
            readonly published?: (0 | 1) | boolean;
            /** @description 1 or 0 (default). */
            readonly featured?: (0 | 1) | boolean;
            /** @description Lower numbers first in lists. */
            readonly position?: number;
            /** @description The `version` that was read; an older one than the stored is refused with 409. */
            readonly version?: number;
            readonly name?: string;
            readonly price_regular?: number;
            /** @description Word in the address; made from the name when it is not sent. */
            readonly alias?: string;
            readonly description?: string;
            readonly short_description?: string;
            /** @description Shown instead of the regular price, which is struck; must be below it. null or 0: none. */
            readonly price_special?: number | null;
            readonly sku?: string | null;
            /** @description Anything of your own. */
            readonly custom_fields?: {
                readonly [key: string]: unknown;
            } | null;
            readonly translations?: components["schemas"]["TranslationsDto"];
            /** @description Replaces the stored list. */
            readonly images?: readonly components["schemas"]["ProductImageDto"][];
            /** @description Replaces the stored list. */
            readonly attributes?: readonly components["schemas"]["ProductAttributeDto"][];
            /** @description Replaces the stored list; with variants, one must be named to buy the product. */
            readonly variants?: readonly components["schemas"]["ProductVariantDto"][];
        };
        readonly UsedAttributeDetailResponse: {
            readonly values: readonly components["schemas"]["UsedValueResponse"][];
        } & components["schemas"]["UsedAttributeResponse"];
        readonly UsedAttributeResponse: {
            readonly name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            readonly label: string;
            readonly labels: components["schemas"]["LocalizedResponse"];
            readonly position: number;
            /** @description 0: it has no name yet. */
            readonly version: number;
            /** @description Products that have it, published or not. */
            readonly products_count: number;
            /** @description Different values that products have. */
            readonly values_count: number;
        };
        readonly UsedValueResponse: {
            readonly value: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            readonly label: string;
            readonly labels: components["schemas"]["LocalizedResponse"];
            /** @description `#rrggbb` */
            readonly color: string | null;
            readonly products_count: number;
        };
        readonly VerifiedEmailResponse: {
            readonly email: string;
        };
        readonly VerifyEmailBody: {
            /** @description `token` of the mailed link. */
            readonly token: string;
        };
        readonly VerifyPaymentBody: {
            /** @description The version that was read; 409 `stale_version` when it is older, unless `reference` is booked already. */
            readonly version?: number;
            /** @description In the order's currency; all that is open when not sent. */
            readonly amount?: number;
            /** @description When the money arrived, ISO 8601; a date without a time is a day of the shop's time zone. */
            readonly received_at?: string;
            /** @description The bank's reference of the transfer; the same one is booked once, and on one order. */
            readonly reference?: string | null;
            /**
             * @description The transfer pays several orders; else a reference that is booked on another order is 409
             *     `reference_already_booked`.
             */
            readonly split?: boolean;
            readonly note?: string | null;
            /** @description Whether the customer gets a mail. Default: `true`. */
            readonly notify?: boolean;
        };
        readonly VoidBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            readonly version?: number;
        };
        readonly WholeProductResponse: {
            readonly description: string;
            /** @description Pieces that one line may have; null: as the shop's settings say. */
            readonly max_quantity: number | null;
            /** @description Any values by name. */
            readonly custom_fields: {
                readonly [key: string]: unknown;
            } | null;
            /** @description Texts by language and name. */
            readonly translations: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
            /** @description Its categories, from the top. */
            readonly breadcrumbs: readonly components["schemas"]["BreadcrumbResponse"][];
            readonly images: readonly components["schemas"]["ProductImageResponse"][];
            readonly attributes: readonly components["schemas"]["ProductAttributeResponse"][];
            readonly variants: readonly components["schemas"]["ProductVariantResponse"][];
            readonly version: number;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["ProductCardResponse"];
        /**
         * @description `secret`: it has a personal link. `outdated`: there is nothing to send any more.
         * @enum {string}
         */
        readonly WithheldReason: "secret" | "outdated";
        /** @enum {string} */
        readonly WorkerMode: "in-process" | "off" | "only";
        readonly WriteReviewDto: {
            /** @description 1 to 5. */
            readonly rating: number;
            readonly text: string;
            /** @description Required for guests. */
            readonly name?: string;
        };
        readonly Success: {
            /** @constant */
            readonly success: true;
            /** @description A sentence in the reader's language. */
            readonly message: string;
        };
        readonly ListSuccess: {
            readonly meta: components["schemas"]["ListMeta"];
        } & components["schemas"]["Success"];
        readonly ListMeta: {
            /** @description Of all pages. */
            readonly total: number;
            readonly page: number;
            /** @description At most so many; of a list without pages, all. */
            readonly per_page: number;
        };
        /**
         * @description Codes that have nothing to do with what an operation does.
         * @enum {string}
         */
        readonly CommonErrorCode: "cross_site_request" | "csrf_failed" | "database_unavailable" | "forbidden" | "idempotency_answer_lost" | "idempotency_in_progress" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "manager_needed" | "nested_too_deep" | "not_an_amount" | "out_of_range" | "overloaded" | "owner_needed" | "payload_too_large" | "proof_required" | "second_factor_setup_required" | "too_many_digits" | "too_many_fields" | "too_many_requests" | "too_many_values" | "unauthenticated" | "unreadable_body" | "unsupported_media_type" | "validation_failed";
        /** @description A stable machine word. */
        readonly ErrorCode: components["schemas"]["CommonErrorCode"] | ("administrator_unknown" | "administrators_only" | "alias_taken" | "already_paid" | "cart_empty" | "cart_full" | "category_not_empty" | "conflict" | "currency_changed" | "customer_erased" | "email_of_administrator" | "email_of_customer" | "illegal_transition" | "insufficient_stock" | "invalid_credentials" | "invitation_accepted" | "invoice_cancelled" | "invoice_not_found" | "invoice_not_ready" | "invoice_unavailable" | "last_owner" | "message_not_read" | "method_built_in" | "method_in_use" | "method_key_taken" | "method_not_allowed" | "no_longer_sold" | "no_payment_method" | "not_a_picture" | "not_cancellable" | "not_editable" | "not_found" | "not_invoiceable" | "not_payable" | "not_tracked" | "nothing_reserved" | "nothing_to_refund" | "operation_not_offered" | "operation_refused" | "order_not_found" | "own_rights" | "page_kind_taken" | "payment_declined" | "payment_in_progress" | "picture_too_large" | "picture_unreadable" | "precondition_failed" | "price_changed" | "product_unavailable" | "range_not_satisfiable" | "reference_already_booked" | "refund_failed" | "refund_in_progress" | "second_factor_needed" | "second_factor_off" | "second_factor_on" | "second_factor_required" | "second_factor_wrong" | "session_unknown" | "sku_taken" | "slug_taken" | "stale_version" | "stock_changed" | "token_unknown" | "too_many_addresses" | "too_many_open_orders" | "total_would_change" | "unknown_item" | "unknown_payment_method" | "unknown_product" | "unknown_shipping_method" | "wrong_signature");
        readonly Error: {
            /** @constant */
            readonly success: false;
            /** @description A sentence in the reader's language. */
            readonly message: string;
            /** @description The same sentence. */
            readonly error: string;
            readonly code: components["schemas"]["ErrorCode"];
            readonly request_id?: string;
            /** @description What is wrong, field by field. */
            readonly errors?: {
                readonly [key: string]: readonly string[];
            };
            /** @description Statuses that the order may take. */
            readonly allowed?: readonly string[];
            /** @description Pieces that can be had. */
            readonly available?: number;
            /** @description How many are accepted. */
            readonly limit?: number;
            readonly product_id?: number;
            readonly variant_id?: number | null;
            /** @description The other order. */
            readonly order_id?: number;
            /** @description Total that the request would lead to, in the currency of the cart or order. */
            readonly total?: number;
        };
        readonly IllegalTransitionError: {
            /** @constant */
            readonly code?: "illegal_transition";
        } & WithRequired<components["schemas"]["Error"], "allowed">;
        readonly InsufficientStockError: {
            /** @constant */
            readonly code?: "insufficient_stock";
        } & WithRequired<components["schemas"]["Error"], "available" | "product_id" | "variant_id">;
        readonly NestedTooDeepError: {
            /** @constant */
            readonly code?: "nested_too_deep";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        readonly NoLongerSoldError: {
            /** @constant */
            readonly code?: "no_longer_sold";
        } & WithRequired<components["schemas"]["Error"], "product_id" | "variant_id">;
        readonly NotCancellableError: {
            /** @constant */
            readonly code?: "not_cancellable";
        } & WithRequired<components["schemas"]["Error"], "allowed">;
        readonly PriceChangedError: {
            /** @constant */
            readonly code?: "price_changed";
        } & WithRequired<components["schemas"]["Error"], "total">;
        readonly ProductUnavailableError: {
            /** @constant */
            readonly code?: "product_unavailable";
        } & WithRequired<components["schemas"]["Error"], "product_id" | "variant_id">;
        readonly ReferenceAlreadyBookedError: {
            /** @constant */
            readonly code?: "reference_already_booked";
        } & WithRequired<components["schemas"]["Error"], "order_id">;
        readonly StockChangedError: {
            /** @constant */
            readonly code?: "stock_changed";
        } & WithRequired<components["schemas"]["Error"], "available" | "product_id" | "variant_id">;
        readonly TooManyAddressesError: {
            /** @constant */
            readonly code?: "too_many_addresses";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        readonly TooManyFieldsError: {
            /** @constant */
            readonly code?: "too_many_fields";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        readonly TooManyOpenOrdersError: {
            /** @constant */
            readonly code?: "too_many_open_orders";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        readonly TooManyValuesError: {
            /** @constant */
            readonly code?: "too_many_values";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        readonly TotalWouldChangeError: {
            /** @constant */
            readonly code?: "total_would_change";
        } & WithRequired<components["schemas"]["Error"], "total">;
        readonly ValidationFailedError: {
            /** @constant */
            readonly code?: "validation_failed";
        } & WithRequired<components["schemas"]["Error"], "errors">;
        readonly AdministratorList: {
            readonly data: {
                readonly items: readonly components["schemas"]["AdministratorResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly AdministratorAnswer: {
            readonly data: components["schemas"]["AdministratorResponse"];
        } & components["schemas"]["Success"];
        readonly SuggestedAttributesAnswer: {
            readonly data: components["schemas"]["SuggestedAttributesResponse"];
        } & components["schemas"]["Success"];
        readonly SuggestedValuesAnswer: {
            readonly data: components["schemas"]["SuggestedValuesResponse"];
        } & components["schemas"]["Success"];
        readonly UsedAttributeList: {
            readonly data: {
                readonly items: readonly components["schemas"]["UsedAttributeResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly UsedAttributeDetailAnswer: {
            readonly data: components["schemas"]["UsedAttributeDetailResponse"];
        } & components["schemas"]["Success"];
        readonly AuditEntryList: {
            readonly data: {
                readonly items: readonly components["schemas"]["AuditEntryResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly AuditFiltersAnswer: {
            readonly data: components["schemas"]["AuditFiltersResponse"];
        } & components["schemas"]["Success"];
        readonly BankAnswer: {
            readonly data: components["schemas"]["BankResponse"];
        } & components["schemas"]["Success"];
        readonly CategoryTreeAnswer: {
            readonly data: components["schemas"]["CategoryTreeResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly StoredCategoryAnswer: {
            readonly data: components["schemas"]["StoredCategoryResponse"];
        } & components["schemas"]["Success"];
        readonly MovedCategoryAnswer: {
            readonly data: components["schemas"]["MovedCategoryResponse"];
        } & components["schemas"]["Success"];
        readonly CountersAnswer: {
            readonly data: components["schemas"]["CountersResponse"];
        } & components["schemas"]["Success"];
        readonly CustomersPurchasesAnswer: {
            readonly data: components["schemas"]["CustomersPurchasesResponse"];
        } & components["schemas"]["Success"];
        readonly DashboardAnswer: {
            readonly data: components["schemas"]["DashboardResponse"];
        } & components["schemas"]["Success"];
        readonly DeadLetterList: {
            readonly data: {
                readonly items: readonly components["schemas"]["DeadLetterResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly RetriedJobsAnswer: {
            readonly data: components["schemas"]["RetriedJobsResponse"];
        } & components["schemas"]["Success"];
        readonly EmptyAnswer: {
            readonly data: components["schemas"]["EmptyResponse"];
        } & components["schemas"]["Success"];
        readonly MailPreviewsAnswer: {
            readonly data: components["schemas"]["MailPreviewsResponse"];
        } & components["schemas"]["Success"];
        readonly MailPreviewDetailAnswer: {
            readonly data: components["schemas"]["MailPreviewDetailResponse"];
        } & components["schemas"]["Success"];
        readonly MailListAnswer: {
            readonly data: components["schemas"]["MailListResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly MailDetailAnswer: {
            readonly data: components["schemas"]["MailDetailResponse"];
        } & components["schemas"]["Success"];
        readonly OrderCountsAnswer: {
            readonly data: components["schemas"]["OrderCountsResponse"];
        } & components["schemas"]["Success"];
        readonly OrderQuoteAnswer: {
            readonly data: components["schemas"]["OrderQuoteResponse"];
        } & components["schemas"]["Success"];
        readonly MoveOutcomesAnswer: {
            readonly data: components["schemas"]["MoveOutcomesResponse"];
        } & components["schemas"]["Success"];
        readonly AdminOrderAnswer: {
            readonly data: components["schemas"]["AdminOrderResponse"];
        } & components["schemas"]["Success"];
        readonly InvoiceAnswer: {
            readonly data: components["schemas"]["InvoiceResponse"];
        } & components["schemas"]["Success"];
        readonly OrderTotalsAnswer: {
            readonly data: components["schemas"]["OrderTotalsResponse"];
        } & components["schemas"]["Success"];
        readonly ContentPageList: {
            readonly data: {
                readonly items: readonly components["schemas"]["ContentPageResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly ContentPageAnswer: {
            readonly data: components["schemas"]["ContentPageResponse"];
        } & components["schemas"]["Success"];
        readonly PreviewAnswer: {
            readonly data: components["schemas"]["PreviewResponse"];
        } & components["schemas"]["Success"];
        readonly IdAnswer: {
            readonly data: components["schemas"]["IdResponse"];
        } & components["schemas"]["Success"];
        readonly PaymentMessageList: {
            readonly data: {
                readonly items: readonly components["schemas"]["PaymentMessageResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly PaymentMessageAnswer: {
            readonly data: components["schemas"]["PaymentMessageResponse"];
        } & components["schemas"]["Success"];
        readonly PaymentMethodListAnswer: {
            readonly data: components["schemas"]["PaymentMethodListResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly PaymentMethodAnswer: {
            readonly data: components["schemas"]["PaymentMethodResponse"];
        } & components["schemas"]["Success"];
        readonly DeletedMethodAnswer: {
            readonly data: components["schemas"]["DeletedMethodResponse"];
        } & components["schemas"]["Success"];
        readonly MethodPreviewAnswer: {
            readonly data: components["schemas"]["MethodPreviewResponse"];
        } & components["schemas"]["Success"];
        readonly PaymentsToVerifyAnswer: {
            readonly data: components["schemas"]["PaymentsToVerifyResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly PictureAnswer: {
            readonly data: components["schemas"]["PictureResponse"];
        } & components["schemas"]["Success"];
        readonly AdminProductListAnswer: {
            readonly data: components["schemas"]["AdminProductListResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly PublishedProductsAnswer: {
            readonly data: components["schemas"]["PublishedProductsResponse"];
        } & components["schemas"]["Success"];
        readonly EditableProductAnswer: {
            readonly data: components["schemas"]["EditableProductResponse"];
        } & components["schemas"]["Success"];
        readonly StockMovementList: {
            readonly data: {
                readonly items: readonly components["schemas"]["StockMovementResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly CorrectedStockAnswer: {
            readonly data: components["schemas"]["CorrectedStockResponse"];
        } & components["schemas"]["Success"];
        readonly SalesReportAnswer: {
            readonly data: components["schemas"]["SalesReportResponse"];
        } & components["schemas"]["Success"];
        readonly SearchAnswer: {
            readonly data: components["schemas"]["SearchResponse"];
        } & components["schemas"]["Success"];
        readonly SearchSynonymsAnswer: {
            readonly data: components["schemas"]["SearchSynonymsResponse"];
        } & components["schemas"]["Success"];
        readonly ShopSettingsAnswer: {
            readonly data: components["schemas"]["ShopSettingsResponse"];
        } & components["schemas"]["Success"];
        readonly TestMailAnswer: {
            readonly data: components["schemas"]["TestMailResponse"];
        } & components["schemas"]["Success"];
        readonly ShippingMethodListAnswer: {
            readonly data: components["schemas"]["ShippingMethodListResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly ShippingMethodAnswer: {
            readonly data: components["schemas"]["ShippingMethodResponse"];
        } & components["schemas"]["Success"];
        readonly TaxRulesAnswer: {
            readonly data: components["schemas"]["TaxRulesResponse"];
        } & components["schemas"]["Success"];
        readonly AttributeList: {
            readonly data: {
                readonly items: readonly components["schemas"]["AttributeResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly AttributeAnswer: {
            readonly data: components["schemas"]["AttributeResponse"];
        } & components["schemas"]["Success"];
        readonly AttributeNameAnswer: {
            readonly data: components["schemas"]["AttributeNameResponse"];
        } & components["schemas"]["Success"];
        readonly CsrfTokenAnswer: {
            readonly data: components["schemas"]["CsrfTokenResponse"];
        } & components["schemas"]["Success"];
        readonly LoginAnswer: {
            readonly data: components["schemas"]["LoginResponse"];
        } & components["schemas"]["Success"];
        readonly ProfileAnswer: {
            readonly data: components["schemas"]["ProfileResponse"];
        } & components["schemas"]["Success"];
        readonly SavedAddressList: {
            readonly data: {
                readonly items: readonly components["schemas"]["SavedAddressResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly SavedAddressAnswer: {
            readonly data: components["schemas"]["SavedAddressResponse"];
        } & components["schemas"]["Success"];
        readonly PersonalDataAnswer: {
            readonly data: components["schemas"]["PersonalDataResponse"];
        } & components["schemas"]["Success"];
        readonly NewCsrfTokenAnswer: {
            readonly data: components["schemas"]["NewCsrfTokenResponse"];
        } & components["schemas"]["Success"];
        readonly ProofAnswer: {
            readonly data: components["schemas"]["ProofResponse"];
        } & components["schemas"]["Success"];
        readonly RegistrationAnswer: {
            readonly data: components["schemas"]["RegistrationResponse"];
        } & components["schemas"]["Success"];
        readonly SecondFactorAnswer: {
            readonly data: components["schemas"]["SecondFactorResponse"];
        } & components["schemas"]["Success"];
        readonly EnrolmentAnswer: {
            readonly data: components["schemas"]["EnrolmentResponse"];
        } & components["schemas"]["Success"];
        readonly RecoveryCodesAnswer: {
            readonly data: components["schemas"]["RecoveryCodesResponse"];
        } & components["schemas"]["Success"];
        readonly SessionList: {
            readonly data: {
                readonly items: readonly components["schemas"]["SessionResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly ApiTokenList: {
            readonly data: {
                readonly items: readonly components["schemas"]["ApiTokenResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly NewApiTokenAnswer: {
            readonly data: components["schemas"]["NewApiTokenResponse"];
        } & components["schemas"]["Success"];
        readonly VerifiedEmailAnswer: {
            readonly data: components["schemas"]["VerifiedEmailResponse"];
        } & components["schemas"]["Success"];
        readonly CartAnswer: {
            readonly data: components["schemas"]["CartResponse"];
            readonly product: components["schemas"]["CallbackProductResponse"] | null;
            readonly miniCart: components["schemas"]["MiniCartResponse"];
        } & components["schemas"]["Success"];
        readonly CategoryList: {
            readonly data: {
                readonly items: readonly components["schemas"]["CategoryResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly CategoryDetailAnswer: {
            readonly data: components["schemas"]["CategoryDetailResponse"];
        } & components["schemas"]["Success"];
        readonly OrderDetailAnswer: {
            readonly data: components["schemas"]["OrderDetailResponse"];
        } & components["schemas"]["Success"];
        readonly ShippingQuoteList: {
            readonly data: {
                readonly items: readonly components["schemas"]["ShippingQuoteResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly ProductListAnswer: {
            readonly data: components["schemas"]["ProductListResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly ListChangeAnswer: {
            readonly data: components["schemas"]["ListChangeResponse"];
        } & components["schemas"]["Success"];
        readonly CustomerRowList: {
            readonly data: {
                readonly items: readonly components["schemas"]["CustomerRowResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly CustomerTagsAnswer: {
            readonly data: components["schemas"]["CustomerTagsResponse"];
        } & components["schemas"]["Success"];
        readonly CustomerDetailAnswer: {
            readonly data: components["schemas"]["CustomerDetailResponse"];
        } & components["schemas"]["Success"];
        readonly OrderRowList: {
            readonly data: {
                readonly items: readonly components["schemas"]["OrderRowResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly OrderHistoryAnswer: {
            readonly data: components["schemas"]["OrderHistoryResponse"];
        } & components["schemas"]["Success"];
        readonly OrderRefundsAnswer: {
            readonly data: components["schemas"]["OrderRefundsResponse"];
        } & components["schemas"]["Success"];
        readonly ShipmentTrackingAnswer: {
            readonly data: components["schemas"]["ShipmentTrackingResponse"];
        } & components["schemas"]["Success"];
        readonly PageLinkList: {
            readonly data: {
                readonly items: readonly components["schemas"]["PageLinkResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly PublishedPageAnswer: {
            readonly data: components["schemas"]["PublishedPageResponse"];
        } & components["schemas"]["Success"];
        readonly MessageReceivedAnswer: {
            readonly data: components["schemas"]["MessageReceivedResponse"];
        } & components["schemas"]["Success"];
        readonly ProductPageAnswer: {
            readonly data: components["schemas"]["ProductPageResponse"];
        } & components["schemas"]["ListSuccess"];
        readonly ProductAnswer: {
            readonly data: components["schemas"]["ProductResponse"];
        } & components["schemas"]["Success"];
        readonly ReviewList: {
            readonly data: {
                readonly items: readonly components["schemas"]["ReviewResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly ReviewAnswer: {
            readonly data: components["schemas"]["ReviewResponse"];
        } & components["schemas"]["Success"];
        readonly ListedReviewList: {
            readonly data: {
                readonly items: readonly components["schemas"]["ListedReviewResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        readonly ModeratedReviewsAnswer: {
            readonly data: components["schemas"]["ModeratedReviewsResponse"];
        } & components["schemas"]["Success"];
        readonly ModeratedReviewAnswer: {
            readonly data: components["schemas"]["ModeratedReviewResponse"];
        } & components["schemas"]["Success"];
        readonly SearchSuggestionsAnswer: {
            readonly data: components["schemas"]["SearchSuggestionsResponse"];
        } & components["schemas"]["Success"];
        readonly PaymentMethodChanges: {
            readonly active?: boolean;
            /** @description Lower numbers first. */
            readonly position?: number;
            /** @description By language: `en`, `uk`, `ru`. Languages that are not sent keep their text. */
            readonly title?: {
                readonly [key: string]: string;
            };
            /** @description By language. Shown at checkout. */
            readonly description?: {
                readonly [key: string]: string;
            };
            /** @description Cash only, by language. Shown at checkout when set. */
            readonly info?: {
                readonly [key: string]: string;
            };
            /** @description Who owns the account. */
            readonly account_holder?: string;
            /** @description Name of the bank. */
            readonly bank_name?: string;
            /** @description IBAN; spaces and case are normalized. */
            readonly account_number?: string;
            /** @description 6 digits, or a SWIFT code of 8 or 11 characters. */
            readonly bank_code?: string;
            /** @description 8 or 10 digits. */
            readonly tax_id?: string;
            /** @description Days until the payment is due; 7 for a new method. */
            readonly payment_terms?: number;
            /** @description Days after the deadline on which an order of which nothing is paid is cancelled; null: never. */
            readonly cancel_after?: number | null;
            /** @description Whether an invoice is issued when an order comes to wait for its payment. */
            readonly auto_generate_invoice?: boolean;
            /** @description Whether staff confirm each payment; true for a new method. Without it the order is paid at once. */
            readonly require_confirmation?: boolean;
            /** @description Payment instructions for the customer, shown with the bank details. */
            readonly instructions?: string;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
        };
        readonly ShippingMethodChanges: {
            readonly active?: boolean;
            /** @description Lower numbers first. */
            readonly position?: number;
            /** @description By language: `en`, `uk`, `ru`. Languages that are not sent keep their text. */
            readonly title?: {
                readonly [key: string]: string;
            };
            /** @description Pickup only: where orders are picked up, by language. */
            readonly address?: {
                readonly [key: string]: string;
            };
            /** @description Pickup only, by language. */
            readonly opening_hours?: {
                readonly [key: string]: string;
            };
            /** @description Pickup only, by language. */
            readonly ready_in?: {
                readonly [key: string]: string;
            };
            /** @description Flat rate only: cost by two-letter country code, `*` for every other country. Takes the place of the whole table. */
            readonly costs?: {
                readonly [key: string]: number;
            };
            /** @description Flat rate only: free from this sum on; null: never. */
            readonly free_above?: number | null;
            /** @description Flat rate only, by language. */
            readonly delivery_time?: {
                readonly [key: string]: string;
            };
            /** @description Flat rate only: name of the carrier. */
            readonly carrier?: string;
            /** @description Flat rate only: the carrier's tracking page, with `{number}` in place of the tracking number. */
            readonly tracking_url?: string;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            readonly version?: number;
        };
        /** @description Further text members, up to 20 of at most 2000 characters, go to the gateway of the method as its `data`, such as a card token. They are not stored. */
        readonly PayBody: {
            /** @description The order to pay. */
            readonly order_id: number;
            /** @description Equal to the method in the path. */
            readonly payment_method: string;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description Too large */
        readonly 413: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "payload_too_large";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not a media type that is read here */
        readonly 415: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unsupported_media_type";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Invalid fields */
        readonly 422: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "not_an_amount" | "out_of_range" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description Unchanged since the answer whose `ETag` was sent as `If-None-Match` */
        readonly NotModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No or bad credentials */
        readonly "401_invalid_credentials_second_factor_required_second_factor_wrong": {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "invalid_credentials" | "second_factor_required" | "second_factor_wrong" | "unauthenticated";
                } & components["schemas"]["Error"];
            };
        };
        /** @description No or bad credentials */
        readonly "401_wrong_signature": {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unauthenticated" | "wrong_signature";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_insufficient_scope": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "forbidden" | "insufficient_scope";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_restricted": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_restricted_writes": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_restricted_writes_proof_required": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "proof_required" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_writes": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "cross_site_request" | "csrf_failed" | "forbidden";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_writes_insufficient_scope": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        readonly "403_writes_insufficient_scope_manager_needed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_administrator_unknown_not_found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "administrator_unknown" | "not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_getOrderTracking": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_found" | "not_tracked" | "order_not_found" | "unknown_shipping_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_invoice_not_found_not_found_order_not_found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "invoice_not_found" | "not_found" | "order_not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_not_found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_not_found_order_not_found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_found" | "order_not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_not_found_token_unknown": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_found" | "token_unknown";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_order_not_found_unknown_payment_method": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "order_not_found" | "unknown_payment_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_session_unknown": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "session_unknown";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_unknown_item": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unknown_item";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_unknown_payment_method": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unknown_payment_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_unknown_product": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unknown_product";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        readonly "404_unknown_shipping_method": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "unknown_shipping_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_alias_taken_sku_taken_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "alias_taken" | "sku_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_alias_taken_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "alias_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_cancelOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"] | components["schemas"]["NotCancellableError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_captureOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress" | "nothing_reserved" | "operation_not_offered" | "operation_refused" | "payment_in_progress" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_category_not_empty": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "category_not_empty";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_createFastOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress" | "no_payment_method" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_createOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_customer_erased_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "customer_erased" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_alias_taken": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "alias_taken" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_alias_taken_sku_taken": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "alias_taken" | "idempotency_answer_lost" | "idempotency_in_progress" | "sku_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_cart_full_insufficient_stock": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "cart_full" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_conflict_not_invoiceable": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "conflict" | "idempotency_answer_lost" | "idempotency_in_progress" | "not_invoiceable";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_email_of_administrator_email_of_customer": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "email_of_administrator" | "email_of_customer" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_insufficient_stock_stock_changed": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["StockChangedError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_page_kind_taken_slug_taken": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress" | "page_kind_taken" | "slug_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_idempotent_too_many_addresses": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["TooManyAddressesError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_insufficient_stock": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["InsufficientStockError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_insufficient_stock_product_unavailable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_invitation_accepted": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "invitation_accepted";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_invoice_cancelled_invoice_not_ready": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "invoice_cancelled" | "invoice_not_ready";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_last_owner_own_rights_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "last_owner" | "own_rights" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_method_built_in_method_in_use": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "method_built_in" | "method_in_use";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_method_key_taken": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "method_key_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_not_payable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_payable";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_own_rights": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "own_rights";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_own_rights_second_factor_off": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "own_rights" | "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_page_kind_taken_slug_taken_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "page_kind_taken" | "slug_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_payOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress" | "not_payable" | "payment_declined" | "payment_in_progress" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_processCheckout": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress" | "not_payable" | "payment_declined" | "payment_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_quoteOrderEdit": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "currency_changed" | "not_editable";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_refundOrder": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "idempotency_answer_lost" | "idempotency_in_progress" | "nothing_to_refund" | "refund_failed" | "refund_in_progress" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_second_factor_needed_second_factor_off": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "second_factor_needed" | "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_second_factor_off": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_second_factor_off_second_factor_on": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "second_factor_off" | "second_factor_on";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_second_factor_on": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "second_factor_on";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_stale_version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_updateOrder": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "currency_changed" | "not_editable" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TotalWouldChangeError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_updateOrderStatus": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "already_paid" | "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"];
            };
        };
        /** @description Not possible in the present state */
        readonly "409_verifyPayment": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "already_paid" | "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"] | components["schemas"]["ReferenceAlreadyBookedError"];
            };
        };
        /** @description Too large */
        readonly "413_picture_too_large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "payload_too_large" | "picture_too_large";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not a media type that is read here */
        readonly "415_not_a_picture": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "not_a_picture" | "unsupported_media_type";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Invalid fields */
        readonly "422_idempotent": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "idempotency_key_reused" | "not_an_amount" | "out_of_range" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description Invalid fields */
        readonly "422_picture_unreadable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "not_an_amount" | "out_of_range" | "picture_unreadable" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description The database is away, or the shop is too busy; see `Retry-After` */
        readonly "503_invoice_unavailable": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "database_unavailable" | "invoice_unavailable" | "overloaded";
                } & components["schemas"]["Error"];
            };
        };
        /** @description The database is away, or the shop is too busy; see `Retry-After` */
        readonly "503_message_not_read": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly code?: "database_unavailable" | "message_not_read" | "overloaded";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Failures that every operation can give */
        readonly Failure: {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Content-Language": components["headers"]["Content-Language"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": ({
                    /** @enum {unknown} */
                    readonly code?: "database_unavailable" | "forbidden" | "internal_error" | "not_an_amount" | "out_of_range" | "overloaded" | "too_many_digits" | "too_many_requests" | "unauthenticated" | "unreadable_body";
                } & components["schemas"]["Error"]) | components["schemas"]["TooManyFieldsError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description OK */
        readonly AdministratorAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AdministratorAnswer"];
            };
        };
        /** @description OK */
        readonly text_html: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": string;
            };
        };
        /** @description OK */
        readonly ContentPageList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ContentPageList"];
            };
        };
        /** @description OK */
        readonly ContentPageAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ContentPageAnswer"];
            };
        };
        /** @description OK */
        readonly IdAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["IdAnswer"];
            };
        };
        /** @description OK */
        readonly PaymentMethodListAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PaymentMethodListAnswer"];
            };
        };
        /** @description OK */
        readonly PaymentMethodAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PaymentMethodAnswer"];
            };
        };
        /** @description OK */
        readonly SearchSynonymsAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SearchSynonymsAnswer"];
            };
        };
        /** @description OK */
        readonly ShopSettingsAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ShopSettingsAnswer"];
            };
        };
        /** @description OK */
        readonly ShippingMethodListAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ShippingMethodListAnswer"];
            };
        };
        /** @description OK */
        readonly ShippingMethodAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ShippingMethodAnswer"];
            };
        };
        /** @description OK */
        readonly ProfileAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description OK */
        readonly PersonalDataAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PersonalDataAnswer"];
            };
        };
        /** @description OK */
        readonly RecoveryCodesAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RecoveryCodesAnswer"];
            };
        };
        /** @description OK */
        readonly CartAnswer: {
            headers: {
                readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description OK */
        readonly idempotent_CartAnswer: {
            headers: {
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description OK */
        readonly idempotent_OrderDetailAnswer: {
            headers: {
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OrderDetailAnswer"];
            };
        };
        /** @description OK */
        readonly ProductListAnswer: {
            headers: {
                readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProductListAnswer"];
            };
        };
        /** @description OK */
        readonly idempotent_ListChangeAnswer: {
            headers: {
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ListChangeAnswer"];
            };
        };
        /** @description OK */
        readonly ListChangeAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ListChangeAnswer"];
            };
        };
        /** @description OK */
        readonly CustomerDetailAnswer: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CustomerDetailAnswer"];
            };
        };
    };
    parameters: {
        /** @description From 1. */
        readonly page: number;
        /** @description 1 to 100; a larger number is read as 100. */
        readonly per_page: number;
        /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
        readonly "Accept-Language": string;
        /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
        readonly "Idempotency-Key": string;
        readonly id: number;
        /** @description As in the products. */
        readonly attributes_name: string;
        readonly dead_letters_id: string;
        /** @description Of the email; the caller's when not sent. */
        readonly mail_previews_language: "en" | "uk" | "ru";
        readonly mail_previews_id: string;
        readonly mails_id: string;
        readonly orders_status: components["schemas"]["OrderStatusWord"];
        readonly orders_customer_id: number;
        /**
         * @description By the work that they need: `to_confirm` (pending), `awaiting_payment` (as `to_verify`), `to_ship` (paid,
         *     processing, ready_for_shipment), `done` (shipped, completed, cancelled).
         */
        readonly orders_view: "to_confirm" | "awaiting_payment" | "to_ship" | "done";
        readonly orders_payment_method: string;
        /** @description What the money received comes to. */
        readonly orders_payment_status: "unpaid" | "partially_paid" | "paid" | "overpaid" | "refunded";
        /** @description ISO 8601, included; a date without a time is one of the shop's time zone. */
        readonly orders_created_from: string;
        /** @description ISO 8601, included; a date without a time means its end in the shop's time zone. */
        readonly orders_created_to: string;
        readonly orders_overdue: boolean;
        /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
        readonly orders_to_verify: boolean;
        /** @description The customer says that the transfer is made, and it is not confirmed yet. */
        readonly orders_payment_reported: boolean;
        /** @description Number, reference, e-mail, phone or name. */
        readonly orders_q: string;
        readonly orders_sort: "created_at" | "-created_at" | "id" | "-id" | "total" | "-total";
        readonly payment_methods_key: string;
        /** @description Words to look for in names, SKUs and short descriptions, in any language. */
        readonly products_q: string;
        readonly products_featured: boolean;
        /** @description Id or alias. */
        readonly products_id: string;
        /** @description First day in the shop's time zone, `2026-11-01`; 30 days up to `to` by default. */
        readonly reports_from: string;
        /** @description Last day, included; today by default. At most two years after `from`. */
        readonly reports_to: string;
        /** @description What the rows are. Weeks begin on Monday. */
        readonly reports_by: "day" | "week" | "month" | "product" | "category" | "payment_method" | "country";
        readonly shipping_methods_key: string;
        /** @description Id or alias. */
        readonly categories_id: string;
        readonly productId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Language of the answer. */
        readonly "Content-Language": "en" | "uk" | "ru";
        /** @description Send it as `If-None-Match`: an unchanged answer is 304 without a body. */
        readonly ETag: string;
        /** @description `true` when this is the stored answer of an earlier request with the same `Idempotency-Key`. */
        readonly "Idempotent-Replayed": "true";
        /** @description Seconds to wait before the next try. */
        readonly "Retry-After": number;
        /** @description `Bearer`. */
        readonly "WWW-Authenticate": string;
        /** @description Of a guest without cookies: send it with the following requests. */
        readonly "X-Cart-Token": string;
        /** @description Names the request in the log and in the audit. */
        readonly "X-Request-Id": string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    readonly listAdministrators: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description `support`, `manager` or `owner`. */
                readonly role?: "support" | "manager" | "owner";
                readonly active?: boolean;
                /** @description A part of the e-mail address. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdministratorList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly inviteAdministrator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdministratorAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_idempotent_email_of_administrator_email_of_customer"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getAdministrator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AdministratorAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_administrator_unknown_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateAdministrator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdministratorChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AdministratorAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_administrator_unknown_not_found"];
            readonly 409: components["responses"]["409_last_owner_own_rights_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly resendInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AdministratorAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_administrator_unknown_not_found"];
            readonly 409: components["responses"]["409_invitation_accepted"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly resetAdministratorSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AdministratorAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_administrator_unknown_not_found"];
            readonly 409: components["responses"]["409_own_rights_second_factor_off"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly endAdministratorSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AdministratorAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_administrator_unknown_not_found"];
            readonly 409: components["responses"]["409_own_rights"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly suggestAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuggestedAttributesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly suggestAttributeValues: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description As in the products. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuggestedValuesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listUsedAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsedAttributeList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getUsedAttribute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description As in the products. */
                readonly name: components["parameters"]["attributes_name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsedAttributeDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Id of the account or token; with `actor_kind`. */
                readonly actor_id?: number;
                /** @description E.g. `order.cancelled`. */
                readonly action?: string;
                /** @description E.g. `order`. */
                readonly subject_type?: string;
                /** @description Id of the subject. */
                readonly subject_id?: string;
                /** @description Who did it: `administrator`, `customer`, `integration` (a token), `guest`, `system`. */
                readonly actor_kind?: "administrator" | "customer" | "integration" | "guest" | "system";
                /** @description Earliest time (ISO 8601), inclusive. A date without a time is the start of that day in the shop's time zone. */
                readonly from?: string;
                /** @description Latest time (ISO 8601), exclusive. A date without a time is the start of that day in the shop's time zone. */
                readonly to?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listAuditFilters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditFiltersAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly recogniseBank: {
        readonly parameters: {
            readonly query?: {
                /** @description Spaces and lower case are fine. */
                readonly iban?: string;
                /** @description 6 digits, or a SWIFT code of 8 or 11 characters. */
                readonly bank_code?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BankAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCategoryTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryTreeAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getStoredCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredCategoryAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly moveCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveCategoryDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MovedCategoryAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCounters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountersAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listCustomerPurchases: {
        readonly parameters: {
            readonly query: {
                /** @description Ids, with commas between them. */
                readonly ids: readonly number[];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomersPurchasesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getDashboard: {
        readonly parameters: {
            readonly query?: {
                /** @description How far back the sales go: 7, 30 or 90 days, today included. */
                readonly days?: 7 | 30 | 90;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeadLetterList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly retryAllDeadLetters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetriedJobsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly discardDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["dead_letters_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly retryDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["dead_letters_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listMailPreviews: {
        readonly parameters: {
            readonly query?: {
                /** @description Of the email; the caller's when not sent. */
                readonly language?: components["parameters"]["mail_previews_language"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailPreviewsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getMailPreview: {
        readonly parameters: {
            readonly query?: {
                /** @description Of the email; the caller's when not sent. */
                readonly language?: components["parameters"]["mail_previews_language"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["mail_previews_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailPreviewDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getMailPreviewPage: {
        readonly parameters: {
            readonly query?: {
                /** @description Of the email; the caller's when not sent. */
                readonly language?: components["parameters"]["mail_previews_language"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["mail_previews_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["text_html"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listMails: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                readonly order_id?: number;
                /**
                 * @description `queued`, `sent`, `dead` (delivery failed permanently), or `dropped` (the hourly limit of the address would have
                 *     delayed it for more than a day).
                 */
                readonly state?: "queued" | "sent" | "dead" | "dropped";
                /** @description E.g. `bank_details`. */
                readonly kind?: string;
                /** @description Exact address of the recipient, case-insensitive. */
                readonly recipient?: string;
                /** @description Part of the recipient's address. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailListAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["mails_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getMailPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["mails_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["text_html"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly resendMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["mails_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getOrderCounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderCountsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly exportOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                readonly status?: components["parameters"]["orders_status"];
                readonly customer_id?: components["parameters"]["orders_customer_id"];
                /**
                 * @description By the work that they need: `to_confirm` (pending), `awaiting_payment` (as `to_verify`), `to_ship` (paid,
                 *     processing, ready_for_shipment), `done` (shipped, completed, cancelled).
                 */
                readonly view?: components["parameters"]["orders_view"];
                readonly payment_method?: components["parameters"]["orders_payment_method"];
                /** @description What the money received comes to. */
                readonly payment_status?: components["parameters"]["orders_payment_status"];
                /** @description ISO 8601, included; a date without a time is one of the shop's time zone. */
                readonly created_from?: components["parameters"]["orders_created_from"];
                /** @description ISO 8601, included; a date without a time means its end in the shop's time zone. */
                readonly created_to?: components["parameters"]["orders_created_to"];
                readonly overdue?: components["parameters"]["orders_overdue"];
                /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
                readonly to_verify?: components["parameters"]["orders_to_verify"];
                /** @description The customer says that the transfer is made, and it is not confirmed yet. */
                readonly payment_reported?: components["parameters"]["orders_payment_reported"];
                /** @description Number, reference, e-mail, phone or name. */
                readonly q?: components["parameters"]["orders_q"];
                readonly sort?: components["parameters"]["orders_sort"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly quoteOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteOrderBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderQuoteAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_insufficient_stock_product_unavailable"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateOrderStatuses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveOrdersBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MoveOutcomesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getAdminOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_invoice_not_found_not_found_order_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createOrderNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderNoteBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly quoteOrderEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteEditBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderTotalsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_quoteOrderEdit"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listContentPages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentPageList"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentPageDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentPageAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent_page_kind_taken_slug_taken"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly orderContentPages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderPagesDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ContentPageList"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly previewContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewTextDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentPageAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly changeContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentPageDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ContentPageAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_page_kind_taken_slug_taken_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listPaymentMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Of this order only. */
                readonly order_id?: number;
                /** @description Of the method with this key only. */
                readonly method?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMessageList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly replayPaymentMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMessageAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listPaymentMethodSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PaymentMethodListAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createPaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMethodDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethodAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_method_key_taken"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly reorderPaymentMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MethodOrderDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PaymentMethodListAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getPaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["payment_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PaymentMethodAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updatePaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["payment_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMethodChanges"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PaymentMethodAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deletePaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["payment_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedMethodAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly 409: components["responses"]["409_method_built_in_method_in_use"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly previewPaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["payment_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMethodChanges"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MethodPreviewAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listPaymentsToVerify: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description As on the bank's statement: a reference, a number, a name, or an amount, open or total. */
                readonly q?: string;
                /** @description Only those whose due date has passed. */
                readonly overdue?: boolean;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentsToVerifyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly uploadPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PictureAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413_picture_too_large"];
            readonly 415: components["responses"]["415_not_a_picture"];
            readonly 422: components["responses"]["422_picture_unreadable"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listAdminProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Words to look for in names, SKUs and short descriptions, in any language. */
                readonly q?: components["parameters"]["products_q"];
                /** @description Category id or alias, with those below it; `none`: products without a category. */
                readonly category?: string;
                /** @description 1 published, 0 not; both when it is not sent. */
                readonly published?: boolean;
                readonly featured?: components["parameters"]["products_featured"];
                /** @description `low`: five pieces or fewer are left. */
                readonly stock?: "in_stock" | "low" | "sold_out";
                /** @description `-` in front: descending. Without it by relevance when `q` is sent, else by position. */
                readonly sort?: "name" | "-name" | "price" | "-price" | "stock" | "-stock" | "created_at" | "-created_at" | "position" | "-position";
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminProductListAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly publishProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublishProductsDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedProductsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getEditableProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EditableProductAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listStockMovements: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Movements of this variant alone. */
                readonly variant_id?: number;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockMovementList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly correctStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockCorrectionDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CorrectedStockAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent_insufficient_stock_stock_changed"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getSalesReport: {
        readonly parameters: {
            readonly query?: {
                /** @description First day in the shop's time zone, `2026-11-01`; 30 days up to `to` by default. */
                readonly from?: components["parameters"]["reports_from"];
                /** @description Last day, included; today by default. At most two years after `from`. */
                readonly to?: components["parameters"]["reports_to"];
                /** @description What the rows are. Weeks begin on Monday. */
                readonly by?: components["parameters"]["reports_by"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalesReportAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly exportSalesReport: {
        readonly parameters: {
            readonly query?: {
                /** @description First day in the shop's time zone, `2026-11-01`; 30 days up to `to` by default. */
                readonly from?: components["parameters"]["reports_from"];
                /** @description Last day, included; today by default. At most two years after `from`. */
                readonly to?: components["parameters"]["reports_to"];
                /** @description What the rows are. Weeks begin on Monday. */
                readonly by?: components["parameters"]["reports_by"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly searchPanel: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Of an order: number, reference, e-mail address, phone or name; of a product: name or SKU; of a customer: any of
                 *     these.
                 */
                readonly q: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getSearchSynonyms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SearchSynonymsAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly setSearchSynonyms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchSynonymsDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SearchSynonymsAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopSettingsAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShopSettingsDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ShopSettingsAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly sendTestMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestMailDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestMailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getTestMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestMailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listShippingMethodSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShippingMethodListAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createShippingMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMethodDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_method_key_taken"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly reorderShippingMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MethodOrderDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ShippingMethodListAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getShippingMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["shipping_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShippingMethodAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_unknown_shipping_method"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateShippingMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["shipping_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodChanges"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ShippingMethodAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_unknown_shipping_method"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteShippingMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly key: components["parameters"]["shipping_methods_key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedMethodAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_unknown_shipping_method"];
            readonly 409: components["responses"]["409_method_built_in_method_in_use"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getTaxRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxRulesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateTaxRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxRulesDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxRulesAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AttributeList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly saveAttribute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description As in the products. */
                readonly name: components["parameters"]["attributes_name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AttributeDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteAttribute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description As in the products. */
                readonly name: components["parameters"]["attributes_name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AttributeNameAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly requestEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCsrfToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CsrfTokenAnswer"];
                };
            };
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            readonly 401: components["responses"]["401_invalid_credentials_second_factor_required_second_factor_wrong"];
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getOwnAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProfileAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateOwnCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ProfileAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listOwnAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedAddressList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly addOwnAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavedAddressBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent_too_many_addresses"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateOwnAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavedAddressBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteOwnAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly eraseOwnAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EraseBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly exportOwnData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PersonalDataAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewCsrfTokenAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForgotBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly reauthenticate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProofBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProofAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_second_factor_off"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly registerAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly enrolSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrolmentAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_second_factor_on"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly confirmSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RecoveryCodesAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_second_factor_off_second_factor_on"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly disableSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_second_factor_needed_second_factor_off"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly renewRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RecoveryCodesAnswer"];
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_second_factor_off"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_session_unknown"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listApiTokens: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiTokenList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createApiToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTokenBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiTokenAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly revokeApiToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes_proof_required"];
            readonly 404: components["responses"]["404_not_found_token_unknown"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly verifyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyEmailBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly resendEmailVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResendVerificationBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly clearCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly addToCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddItemDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_product"];
            readonly 409: components["responses"]["409_idempotent_cart_full_insufficient_stock"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createCartItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddItemDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_product"];
            readonly 409: components["responses"]["409_idempotent_cart_full_insufficient_stock"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateCartItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetQuantityDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_item"];
            readonly 409: components["responses"]["409_insufficient_stock"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteCartItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_item"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly removeFromCart: {
        readonly parameters: {
            readonly query?: {
                /** @description `id` of the line in the cart, when it is not in the body. */
                readonly item_id?: number;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveItemDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_item"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly chooseCartShipping: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChooseShippingDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateItemDto"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_item"];
            readonly 409: components["responses"]["409_insufficient_stock"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Those directly below this one; 0: the top. */
                readonly parent?: number;
                /** @description The other spelling of `parent`. */
                readonly parent_id?: number;
                /** @description By position when it is not sent; `-` in front: descending. */
                readonly sort?: "position" | "-position" | "name" | "-name";
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CategoryDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent_alias_taken"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["categories_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["categories_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CategoryDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_alias_taken_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["categories_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IdAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_category_not_empty"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createFastOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FastOrderBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 409: components["responses"]["409_createFastOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly payOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly method_key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PayResponse"];
                };
            };
            readonly 403: components["responses"]["403_writes_insufficient_scope"];
            readonly 404: components["responses"]["404_order_not_found_unknown_payment_method"];
            readonly 409: components["responses"]["409_payOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listPaymentMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListedPaymentMethodsResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listCartShippingMethods: {
        readonly parameters: {
            readonly query?: {
                /** @description ISO 3166-1 alpha-2; the one chosen for the cart when it is not sent. */
                readonly country?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingQuoteList"];
                };
            };
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getComparison: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProductListAnswer"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly addComparisonProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListedProductBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_ListChangeAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly removeComparisonProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly productId: components["parameters"]["productId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ListChangeAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listCustomers: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Part of a name, e-mail or phone, or the id. */
                readonly q?: string;
                /** @description Only customers with an account, or only those without. */
                readonly registered?: boolean;
                /** @description Only customers with this tag. */
                readonly tag?: string;
                readonly sort?: "created_at" | "-created_at";
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerRowList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listCustomerTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerTagsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CustomerDetailAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CustomerDetailAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_customer_erased_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateCustomerAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CustomerDetailAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly eraseCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CustomerDetailAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly exportCustomerData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PersonalDataAnswer"];
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                readonly status?: components["parameters"]["orders_status"];
                readonly customer_id?: components["parameters"]["orders_customer_id"];
                /**
                 * @description By the work that they need: `to_confirm` (pending), `awaiting_payment` (as `to_verify`), `to_ship` (paid,
                 *     processing, ready_for_shipment), `done` (shipped, completed, cancelled).
                 */
                readonly view?: components["parameters"]["orders_view"];
                readonly payment_method?: components["parameters"]["orders_payment_method"];
                /** @description What the money received comes to. */
                readonly payment_status?: components["parameters"]["orders_payment_status"];
                /** @description ISO 8601, included; a date without a time is one of the shop's time zone. */
                readonly created_from?: components["parameters"]["orders_created_from"];
                /** @description ISO 8601, included; a date without a time means its end in the shop's time zone. */
                readonly created_to?: components["parameters"]["orders_created_to"];
                readonly overdue?: components["parameters"]["orders_overdue"];
                /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
                readonly to_verify?: components["parameters"]["orders_to_verify"];
                /** @description The customer says that the transfer is made, and it is not confirmed yet. */
                readonly payment_reported?: components["parameters"]["orders_payment_reported"];
                /** @description Number, reference, e-mail, phone or name. */
                readonly q?: components["parameters"]["orders_q"];
                readonly sort?: components["parameters"]["orders_sort"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderRowList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 409: components["responses"]["409_createOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly lookUpOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderLookupBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_insufficient_scope"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditOrderBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_updateOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly cancelOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_OrderDetailAnswer"];
            readonly 403: components["responses"]["403_writes_insufficient_scope_manager_needed"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_cancelOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly captureOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaptureBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_captureOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getOrderHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly downloadInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 403: components["responses"]["403_insufficient_scope"];
            readonly 404: components["responses"]["404_invoice_not_found_not_found_order_not_found"];
            readonly 409: components["responses"]["409_invoice_cancelled_invoice_not_ready"];
            readonly 503: components["responses"]["503_invoice_unavailable"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was issued before */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_idempotent_conflict_not_invoiceable"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly processOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["idempotent_OrderDetailAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_updateOrderStatus"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderRefundsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_refundOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly reportPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes_insufficient_scope"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_not_payable"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateOrderStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_OrderDetailAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_updateOrderStatus"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getOrderTracking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShipmentTrackingAnswer"];
                };
            };
            readonly 403: components["responses"]["403_insufficient_scope"];
            readonly 404: components["responses"]["404_getOrderTracking"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly verifyPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyPaymentBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_verifyPayment"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly voidOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoidBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found_order_not_found"];
            readonly 409: components["responses"]["409_captureOrder"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listPages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageLinkList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedPageAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly receivePaymentMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly method_key: string;
            };
            readonly cookie?: never;
        };
        /** @description As the provider sends it, at most 256 KiB. */
        readonly requestBody: {
            readonly content: {
                readonly "*/*": string;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageReceivedAnswer"];
                };
            };
            readonly 401: components["responses"]["401_wrong_signature"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly 503: components["responses"]["503_message_not_read"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                /** @description Words to look for in names, SKUs and short descriptions, in any language. */
                readonly q?: components["parameters"]["products_q"];
                /** @description Category id or alias; products of those below it are found too. */
                readonly category?: string;
                /** @description The price shown is at least this. */
                readonly price_min?: number;
                /** @description The price shown is at most this. */
                readonly price_max?: number;
                /** @description 1: to be had; 0: sold out. */
                readonly in_stock?: boolean;
                readonly featured?: components["parameters"]["products_featured"];
                /** @description Of the product or of one of its variants. */
                readonly sku?: string;
                /** @description For administrators: 1 published, 0 not. */
                readonly published?: boolean;
                /** @description `-` in front: descending. Without it by relevance when `q` is sent, else by position. */
                readonly sort?: "name" | "-name" | "price" | "-price" | "created_at" | "-created_at" | "position" | "-position";
                /** @description 1: count attribute values of what was found, in `data.facets`. */
                readonly facets?: boolean;
                /** @description Filter by attributes: `attributes[color]=red`. The name is everything between the first and the last bracket, such as `attributes[Length [mm]]=20`. A repeated name means any of its values. */
                readonly attributes?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductPageAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly createProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateProductDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 409: components["responses"]["409_idempotent_alias_taken_sku_taken"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly updateProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateProductDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_alias_taken_sku_taken_stale_version"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IdAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listProductReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["404_not_found"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly writeReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WriteReviewDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly requestStockAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                /** @description Id or alias. */
                readonly id: components["parameters"]["products_id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockAlertDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 202: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly listReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                readonly per_page?: components["parameters"]["per_page"];
                readonly product_id?: number;
                /** @description 1 to 5. */
                readonly rating?: number;
                /** @description 0: those that are not shown, waiting or rejected; 1: the approved ones. */
                readonly approved?: boolean;
                readonly status?: "waiting" | "approved" | "rejected";
                /** @description The newest first when it is not sent; `waiting`: those that wait first. */
                readonly sort?: "-created_at" | "created_at" | "waiting";
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListedReviewList"];
                };
            };
            readonly 403: components["responses"]["403_restricted"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly moderateReviews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JudgeReviewsDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModeratedReviewsAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly moderateReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JudgeReviewDto"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModeratedReviewAnswer"];
                };
            };
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly deleteReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IdAnswer"];
            readonly 403: components["responses"]["403_restricted_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly suggestSearch: {
        readonly parameters: {
            readonly query?: {
                /** @description What was typed so far. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchSuggestionsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getWishlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProductListAnswer"];
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly toggleWishlistProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListedProductBody"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["idempotent_ListChangeAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 409: components["responses"]["409_idempotent"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly removeWishlistProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path: {
                readonly productId: components["parameters"]["productId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ListChangeAnswer"];
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_not_found"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly processCheckout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckoutBody"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["CheckoutBody"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            /** @description The order was placed from a form */
            readonly 303: {
                headers: {
                    /** @description The order's page, or the page of the payment provider. */
                    readonly Location?: string;
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 403: components["responses"]["403_writes"];
            readonly 404: components["responses"]["404_unknown_payment_method"];
            readonly 409: components["responses"]["409_processCheckout"];
            readonly 413: components["responses"]["413"];
            readonly 415: components["responses"]["415"];
            readonly 422: components["responses"]["422_idempotent"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getLiveness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LivenessResponse"];
                };
            };
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadinessResponse"];
                };
            };
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            readonly "4XX": components["responses"]["Failure"];
            readonly default: components["responses"]["Failure"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
