// Made of openapi.json: npm run openapi

export type paths = {
    "/api/admin/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List administrators */
        get: operations["listAdministrators"];
        put?: never;
        /** Invite an administrator, who gets a mail with a link to set the password */
        post: operations["inviteAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/administrators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an administrator */
        get: operations["getAdministrator"];
        /** Change an administrator's role, or whether it is active; its sessions end */
        put: operations["updateAdministrator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/administrators/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation again */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/administrators/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an administrator's second factor, e.g. when the phone is lost; its sessions end */
        delete: operations["resetAdministratorSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/administrators/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all sessions of an administrator */
        delete: operations["endAdministratorSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attribute-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What products are described by, to choose from */
        get: operations["suggestAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attribute-suggestions/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values that an attribute has had so far */
        get: operations["suggestAttributeValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All attributes, named or not, with how many products have them
         * @description Not paged.
         */
        get: operations["listUsedAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attributes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attribute with its values and how many products have each */
        get: operations["getUsedAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit entries, newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the actions and subject types that entries can be filtered by */
        get: operations["listAuditFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recognise the bank of an IBAN or a bank code
         * @description Members are null where the bank is not known for certain. Sends no request to another service.
         */
        get: operations["recogniseBank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories, unpublished ones too, each level by position
         * @description Not paged: the whole tree.
         */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category in its own words, for editing */
        get: operations["getStoredCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a category to a place in the tree
         * @description Its new siblings are renumbered from 0; only the version of the moved category increases.
         */
        post: operations["moveCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much customers have ordered and paid */
        get: operations["listCustomerPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the open tasks, the sales, and the state of the system
         * @description Days are those of the shop's time zone; sales are of the shop's currency, cancelled orders left out. `notices` name settings of the server that should be changed. Amounts and notices are left out for the role support. May be some seconds old.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List background jobs that failed for good */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run all failed background jobs again */
        post: operations["retryAllDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a failed background job */
        delete: operations["discardDeadLetter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a failed background job again */
        post: operations["retryDeadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mails that were or will be sent, newest first */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a mail with its content
         * @description The content is rendered from the present state, as it would be sent now. It is withheld when it has a personal link (`secret`), or when there is nothing to send any more (`outdated`).
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the HTML of a mail as its recipient sees it */
        get: operations["getMailPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders there are in each status, overdue ones, and those whose money is to be confirmed */
        get: operations["getOrderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All orders of a list as CSV; paging is ignored */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order would come to; nothing is stored */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move many orders to a status, each on its own, with the outcome of each */
        post: operations["updateOrderStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order for administrators: with customer, stock, payments, history, mails and what may be done now */
        get: operations["getAdminOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order's invoice, and whether its file is made */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note into the history of an order */
        post: operations["createOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order would come to with other lines; nothing is stored */
        post: operations["quoteOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pages, published or not, with their titles
         * @description In the order of display. Not paged.
         */
        get: operations["listContentPages"];
        put?: never;
        /** Create a page */
        post: operations["createContentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the pages in the order of display */
        put: operations["orderContentPages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a page would show of a text
         * @description Stores nothing.
         */
        post: operations["previewContentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page with all its texts, for editing */
        get: operations["getContentPage"];
        /**
         * Change a page
         * @description Changes what is sent. With `version`, only when the page has not been changed since it was read.
         */
        put: operations["changeContentPage"];
        post?: never;
        /** Delete a page */
        delete: operations["deleteContentPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment methods with all their settings */
        get: operations["listPaymentMethodSettings"];
        put?: never;
        /**
         * Create a payment method
         * @description One more method of a registered gateway, such as a second bank account: switched off, with settings of its own, after the last one.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-methods/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the payment methods in order
         * @description All at once. Methods that are not named follow in the order they have.
         */
        put: operations["reorderPaymentMethods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-methods/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings of a payment method */
        get: operations["getPaymentMethod"];
        /**
         * Change the settings of a payment method
         * @description Changes what is sent. With `version`, only when the method has not been changed since it was read.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        /**
         * Delete a payment method
         * @description One that was never used and is not built in; any other one is switched off.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-methods/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a payment method as customers would with other settings
         * @description Takes what the change takes, checks it alike, and stores nothing. `checkout_html` and `order_html` are made by the shop's own templates.
         */
        post: operations["previewPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/to-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders whose money is to be confirmed
         * @description Transfers that are not confirmed, and cash for parcels on their way; the earliest due date first. `open` sums up all of them by currency.
         */
        get: operations["listPaymentsToVerify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description JPEG, PNG, WebP, AVIF or GIF of at most 10 MiB and 50 megapixels. One that no product or category shows is removed after a day.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all products, published or not */
        get: operations["listAdminProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide many products
         * @description `data.ids`: those that changed.
         */
        put: operations["publishProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product for editing
         * @description By id or alias; with its own texts and all translations.
         */
        get: operations["getEditableProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product's stock movements, newest first */
        get: operations["listStockMovements"];
        put?: never;
        /**
         * Correct the stock
         * @description By `change`, or to what was `counted`. With `seen`, a sale since then answers 409 `stock_changed` with `available`.
         */
        post: operations["correctStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shop's settings
         * @description A setting that is null is not set: `in_effect` has the value in use. What is in `fixed` is set by the environment at the start.
         */
        get: operations["getSettings"];
        /**
         * Change the shop's settings
         * @description What is not sent stays; null resets a setting. With `version`, only when they have not been changed since they were read.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail, to the caller's own address unless `to` is sent */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/test-mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the delivery state of a test mail */
        get: operations["getTestMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping methods with all their settings */
        get: operations["listShippingMethodSettings"];
        put?: never;
        /**
         * Create a shipping method
         * @description One more method of a registered provider, such as an express delivery: switched off, with settings of its own, after the last one.
         */
        post: operations["createShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipping-methods/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the shipping methods in the order of display */
        put: operations["reorderShippingMethods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipping-methods/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings of a shipping method */
        get: operations["getShippingMethod"];
        /**
         * Change the settings of a shipping method
         * @description Changes what is sent. With `version`, only when the method has not been changed since it was read.
         */
        put: operations["updateShippingMethod"];
        post?: never;
        /**
         * Delete a shipping method
         * @description One that was never used and is not built in; any other one is switched off.
         */
        delete: operations["deleteShippingMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the tax rules */
        get: operations["getTaxRules"];
        /**
         * Change the tax rules
         * @description Tax is taken by the country that the goods go to and rounded half-up per line. Shipping is not taxed.
         */
        put: operations["updateTaxRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What attributes and their values are called */
        get: operations["listAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attributes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name an attribute and its values
         * @description What is sent changes. Products keep the attribute's own name.
         */
        put: operations["saveAttribute"];
        post?: never;
        /** Forget the labels of an attribute */
        delete: operations["deleteAttribute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of the own e-mail address
         * @description A link goes to the new address, a notice to the current one. The change takes effect when the link's token is sent to verify-email.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the CSRF token of the session, which begins with it */
        get: operations["getCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in; answers the new CSRF token
         * @description An account with two-step login is answered 401 `second_factor_required` when the password is right and `code` is missing: send all three.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own account and customer */
        get: operations["getOwnAccount"];
        /** Change the own customer; what is not sent stays */
        put: operations["updateOwnCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the own account at once; it cannot be undone
         * @description Orders keep what their documents need until the retention of the shop is over; an order that is still open is delivered as agreed.
         */
        post: operations["eraseOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all personal data of the caller as a file
         * @description Account, customer, orders with payments, reviews, lists, cart, sessions and mails. Streamed while it is read; without secrets and without data of other people.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; all other sessions end, and with `revoke_tokens` the API tokens that the account created are revoked */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a mail to set a new password; the answer does not reveal whether there is such an account */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of the mailed link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the password, or a code of the second factor, once more
         * @description Takes one of both; `code` only from an account with a second factor. For five minutes after it, as after a login, the session may do what is refused with 403 `proof_required` otherwise: tokens, administrators, bank accounts, second factors and security settings.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account; the answer does not reveal whether the address has one */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether the own second factor is on, and whether the shop requires it of the role */
        get: operations["getSecondFactor"];
        put?: never;
        /** Begin to set up the second factor (TOTP, RFC 6238); the secret is shown this once */
        post: operations["enrolSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on with a code of the app; answers ten recovery codes, this once */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create ten new recovery codes; the former ones no longer work */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of the own account, newest first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all other sessions of the own account */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of the own account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API tokens, without their secrets */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create an API token; it is shown this once
         * @description It expires after 365 days unless `expires_in_days`, `expires_at` or `expires: "never"` says otherwise.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address with the token of the mailed link
         * @description The address of a new account, or the new address of one that asked to change it: the change takes effect now.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to verify an address again
         * @description Of the account that is logged in; guests send `email`. The answer does not reveal whether there is anything to verify.
         */
        post: operations["resendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart
         * @description Prices are the catalog’s present ones. A line that cannot be bought says why (`unavailable`) and does not count in the totals.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /** Clear the cart */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the cart
         * @description The same as `POST /api/cart/items`.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item
         * @description Adds to the quantity that is in the cart already.
         */
        post: operations["createCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the quantity of an item */
        put: operations["updateCartItem"];
        post?: never;
        /** Remove an item */
        delete: operations["deleteCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line from the cart
         * @description The same as `DELETE /api/cart/items/{id}`; `item_id` is in the body or in the query.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the shipping method and the country */
        put: operations["chooseCartShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a line of the cart
         * @description The same as `PUT /api/cart/items/{id}`.
         */
        put: operations["updateCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List categories */
        get: operations["listCategories"];
        put?: never;
        /** Create a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Category details
         * @description By id or alias; with its first products.
         */
        get: operations["getCategory"];
        /**
         * Update a category
         * @description What is sent changes.
         */
        put: operations["updateCategory"];
        post?: never;
        /**
         * Delete a category
         * @description One without products and children.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/fast-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order with a phone number or an e-mail address alone */
        post: operations["createFastOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/pay/{method_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an order by a method */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Those that a customer may choose, in the order of display.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipping methods that serve the cart
         * @description With their cost for this cart and country, in the order of display.
         */
        get: operations["listCartShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the comparison */
        get: operations["getComparison"];
        put?: never;
        /** Add a product to the comparison */
        post: operations["addComparisonProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compare/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a product from the comparison */
        delete: operations["removeComparisonProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers, newest first */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a customer */
        get: operations["getCustomer"];
        /** Change a customer; what is not sent stays */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Allow a customer to log in, or not; when not, every session ends */
        put: operations["updateCustomerAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a customer, with the account, at once; it cannot be undone */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all personal data of a customer as a file */
        get: operations["exportCustomerData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders: a customer's own, or all */
        get: operations["listOrders"];
        put?: never;
        /** Order: the products sent, or the caller's cart */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its lines, payments and refunds */
        get: operations["getOrder"];
        /** Change addresses, note or lines while unpaid and not shipped */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order; its stock goes back */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an order */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an order's invoice, for callers who may read the order
         * @description Of a cancelled order 409 `invoice_cancelled`, except for those who work on orders. Waits up to 8 s while the file is being made; then 409 `invoice_not_ready` with `Retry-After`.
         */
        get: operations["downloadInvoice"];
        put?: never;
        /**
         * Issue an order's invoice
         * @description Asked again, 200 with the same. When the order was edited since, that one is cancelled and another issued.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to process an order */
        post: operations["processOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give money back */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move an order to another status */
        put: operations["updateOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the parcel is, for providers that track it */
        get: operations["getOrderTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book money that arrived */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's own texts: terms, privacy and others that are published
         * @description In the order of display. Not paged.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published page
         * @description `body` is Markdown, `html` what a page shows of it; HTML in the text is shown as text in both.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product details
         * @description By id or alias.
         */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description What is sent changes. Lists replace the stored ones; a variant keeps its id when it is sent with it, or with the same attributes or SKU.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description One that was ordered, or lies in a cart, is hidden for good.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved reviews of a product, newest first */
        get: operations["listProductReviews"];
        put?: never;
        /** Write a review; it waits for approval */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All reviews, with what they are about */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject several reviews at once
         * @description Reviews that no longer exist are listed in `missing`.
         */
        post: operations["moderateReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve or reject a review */
        put: operations["moderateReview"];
        post?: never;
        /** Remove a review */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the wishlist */
        get: operations["getWishlist"];
        put?: never;
        /** Add a product to the wishlist, or remove it when it is there */
        post: operations["toggleWishlistProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a product from the wishlist */
        delete: operations["removeWishlistProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the cart and pay by the chosen method; a form is answered by 303 to the order's page */
        post: operations["processCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the process is alive
         * @description Checks nothing else: an unavailable database is no reason to restart.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether this instance accepts requests
         * @description 503 while it stops, the database is unavailable, or migrations are pending.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics in the text format of Prometheus
         * @description For callers on the same machine that ask by a name of it (`localhost`, `127.0.0.1`), and for tokens with the `admin` scope.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        AccountBody: {
            /** @description Whether the customer may log in. */
            active: boolean;
        };
        AccountResponse: {
            id: number;
            email: string;
            role: components["schemas"]["AccountRole"];
        };
        /** @enum {string} */
        AccountRole: "customer" | "support" | "manager" | "owner";
        /** @enum {string} */
        ActorKind: "administrator" | "customer" | "integration" | "guest" | "system";
        AddItemDto: {
            product_id: number;
            /** @description Needed for a product with variants. */
            variant_id?: number | null;
            /** @description Added to the quantity that is in the cart already. Default 1. */
            quantity?: number;
        };
        AddressBody: {
            /** @description The customer's name when not sent. */
            name?: string | null;
            address: string;
            city: string;
            state?: string | null;
            zip: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
        };
        AddressPatch: {
            name?: string | null;
            address?: string;
            city?: string;
            state?: string | null;
            zip?: string;
            country?: string;
        };
        AddressResponse: {
            name: string | null;
            address: string | null;
            city: string | null;
            state: string | null;
            zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
        };
        AdminOrderCustomerResponse: {
            /** @description Has an account. */
            registered: boolean;
            /** @description Orders of this customer, this one too; 0 for a guest. */
            orders: number;
        } & components["schemas"]["OrderCustomerResponse"];
        AdminOrderLineResponse: {
            /** @description The attributes in words, in the reader's language. */
            attributes_text: string;
            /** @description Of the product's page; null when the product is gone. */
            alias: string | null;
            image: string | null;
            /** @description Pieces that could be bought on top of those of the order. */
            in_stock: number;
            /** @description Why it cannot be bought; null: it can. */
            unavailable: components["schemas"]["Unavailable"] | null;
        } & components["schemas"]["OrderLineResponse"];
        AdminOrderMailResponse: {
            /** Format: uuid */
            id: string;
            kind: string;
            recipient: string;
            /** @description null until it is composed. */
            subject: string | null;
            language: components["schemas"]["Language"];
            state: components["schemas"]["MailState"];
            /** Format: date-time */
            delayed_until: string | null;
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at: string | null;
        };
        AdminOrderPaymentResponse: {
            /** @description In the reader's language; its key when the method is gone. */
            method_title: string;
            /** @description How money of this payment would go back. */
            refunded_by: components["schemas"]["RefundedBy"];
        } & components["schemas"]["OrderPaymentResponse"];
        AdminOrderResponse: {
            invoice_path: string | null;
            /** @description Opens the order for anybody; for administrators. */
            key?: string;
            /** @description In the reader's language; its key when the method is gone. */
            payment_method_title: string;
            /** @description In the reader's language; its key when the method is gone. */
            shipping_method_title: string | null;
            /** @description Those that are offered, to choose from. */
            shipping_methods: components["schemas"]["ShippingMethodTitleResponse"][];
            /** @description Its parcel can be followed: see `/api/orders/{id}/tracking`. */
            tracked: boolean;
            customer: components["schemas"]["AdminOrderCustomerResponse"];
            items: components["schemas"]["AdminOrderLineResponse"][];
            payments: components["schemas"]["AdminOrderPaymentResponse"][];
            refunds: components["schemas"]["OrderRefundResponse"][];
            /** @description The oldest first. */
            history: components["schemas"]["OrderHistoryEntryResponse"][];
            /** @description The newest hundred, the newest first. */
            mails: components["schemas"]["AdminOrderMailResponse"][];
            /** @description Paid, and neither given back nor about to be. */
            refundable_amount: number;
            /** @description Where the caller may move the order. */
            allowed: components["schemas"]["OrderStatus"][];
            can: components["schemas"]["OrderAbilitiesResponse"];
        } & components["schemas"]["OrderRecordResponse"];
        AdminProductCardResponse: {
            category_name: string | null;
            variants_count: number;
            version: number;
            /** Format: date-time */
            updated_at: string;
        } & components["schemas"]["ProductCardResponse"];
        AdminProductListResponse: {
            items: components["schemas"]["AdminProductCardResponse"][];
            /** @description So many pieces or fewer are few, by the shop's settings. */
            low_stock_threshold: number;
        };
        AdministratorChangeBody: {
            /** @description The version that was read; 409 `stale_version` when the administrator has changed since. */
            version?: number;
            /**
             * @description `support`, `manager` or `owner`.
             * @enum {string}
             */
            role?: "support" | "manager" | "owner";
            /** @description `false`: can no longer log in. */
            active?: boolean;
            /**
             * @description Of the mails to the administrator.
             * @enum {string}
             */
            language?: "en" | "uk" | "ru";
        };
        AdministratorResponse: {
            id: number;
            email: string;
            role: components["schemas"]["AdministratorRole"];
            /** @description `invited`: has not set a password yet. */
            state: components["schemas"]["AdministratorState"];
            active: boolean;
            /** @description Of the administrator's mails. */
            language: components["schemas"]["Language"] | null;
            second_factor: boolean;
            /** @description Open sessions. */
            sessions: number;
            /** @description Valid API tokens that the administrator created. */
            tokens: number;
            /** @description Those of them with the scope `admin`. */
            owner_tokens: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_login_at: string | null;
            version: number;
        };
        /** @enum {string} */
        AdministratorRole: "support" | "manager" | "owner";
        /**
         * @description `invited`: has not set a password yet.
         * @enum {string}
         */
        AdministratorState: "active" | "invited" | "inactive";
        ApiTokenResponse: {
            id: number;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Account of the administrator; null: created at the command line. */
            created_by: number | null;
            created_by_email: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             */
            expires_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        AttributeDto: {
            /** @description Lower numbers first. */
            position?: number;
            /** @description As read, 0 for one without a name. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
            /** @description What it is called, by language. */
            labels?: {
                [key: string]: string;
            };
            /** @description What its values are called: by value, by language. Replaces the stored ones. */
            value_labels?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        AttributeNameResponse: {
            name: string;
        };
        AttributeResponse: {
            name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            label: string;
            labels: components["schemas"]["LocalizedResponse"];
            /** @description By value. */
            value_labels: {
                [key: string]: components["schemas"]["LocalizedResponse"];
            };
            /** @description Lower numbers first. */
            position: number;
            version: number;
        };
        AuditActorResponse: {
            kind: components["schemas"]["ActorKind"];
            /** @description Of the account or the token. */
            id: number | null;
            /** @description The account's e-mail address, or the token's name. */
            name: string | null;
        };
        AuditEntryResponse: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActorResponse"];
            /** @description E.g. `order.cancelled`. */
            action: string;
            /** @description E.g. `order`. */
            subject_type: string;
            subject_id: string | null;
            /** @description Of accounts the e-mail address, of tokens the name; null for others. */
            subject_name: string | null;
            /** @description What changed, as it was; null when there is nothing to show. */
            before: unknown;
            /** @description What changed, as it became; null when there is nothing to show. */
            after: unknown;
            ip: string | null;
            request_id: string | null;
        };
        AuditFiltersResponse: {
            actions: string[];
            subject_types: string[];
        };
        BankDetailsResponse: {
            account_holder: string;
            bank_name: string;
            /** @description IBAN without spaces. */
            account_number: string;
            bank_code: string;
            tax_id: string;
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            payment_purpose: string;
        };
        BankResponse: {
            /** @description In the reader's language. */
            bank_name: string | null;
            /** @description By language; empty when the bank is not known. */
            names: {
                [key: string]: string;
            };
            bic: string | null;
            /** @description Of Ukrainian banks: 6 digits. */
            bank_code: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
        };
        BreadcrumbResponse: {
            id: number;
            name: string;
            alias: string;
        };
        CallbackProductResponse: {
            variant_id: number | null;
            price: string;
            old_price: string | null;
        } & components["schemas"]["ProductOfLineResponse"];
        CancelBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            version?: number;
            reason?: string | null;
            /**
             * @description Whether the customer gets a mail.
             * @default true
             */
            notify?: boolean;
        };
        CartItemResponse: {
            id: number;
            product_id: number;
            variant_id: number | null;
            product: components["schemas"]["CartProductResponse"];
            /** @description Pieces. */
            quantity: number;
            /** @description Of one, the catalog's present price. */
            price: number;
            /** @description 0 for a line that cannot be bought. */
            total: number;
            price_changed: components["schemas"]["PriceChangeResponse"] | null;
            /** @description Why it cannot be bought; null: it can. */
            unavailable: components["schemas"]["LineProblem"] | null;
            /** @description Pieces that one line may have; null: no limit. */
            max_quantity: number | null;
            /** @description What the buyer should know, in the reader's language. */
            message?: string;
        };
        CartProductResponse: {
            price: number;
            /** @description Before a special price. */
            old_price: number | null;
        } & components["schemas"]["ProductOfLineResponse"];
        CartResponse: {
            /** @description Missing until something was put into the cart. */
            id?: number;
            items: components["schemas"]["CartItemResponse"][];
            subtotal: number;
            tax: number;
            shipping: number;
            total: number;
            /** @description ISO 4217. */
            currency: string;
            prices_include_tax: boolean;
            /** @description Pieces of all lines. */
            count: number;
            /** @description Key of the chosen method. */
            shipping_method: string | null;
            /** @description ISO 3166-1 alpha-2. */
            shipping_country: string | null;
        };
        CategoryDetailResponse: {
            /** @description Texts by language and name. */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description The first ones in it and below it. */
            products: components["schemas"]["ProductCardResponse"][];
        } & components["schemas"]["CategoryResponse"];
        CategoryDto: {
            /** @description 0 at the top (default). */
            parent?: number | null;
            parent_id?: number | null;
            /** @description 1 (default) or 0. */
            published?: (0 | 1) | boolean;
            /** @description Lower numbers first. */
            position?: number;
            /** @description The `version` that was read; an older one than the stored is refused with 409. */
            version?: number;
            /** @description Required for a new one. */
            name?: string;
            pagetitle?: string;
            /** @description Word in the address; made from the name when it is not sent. */
            alias?: string;
            description?: string;
            image?: string | null;
            translations?: components["schemas"]["TranslationsDto"];
        };
        CategoryLinkResponse: {
            id: number;
            name: string;
            alias: string;
        };
        CategoryNodeResponse: {
            id: number;
            name: string;
            alias: string;
            /** @description Id of the parent; 0 at the top. */
            parent: number;
            position: number;
            /** @enum {integer} */
            published: 0 | 1;
            version: number;
            /** @description Directly in it, published or not. */
            all_products_count: number;
        };
        CategoryResponse: {
            id: number;
            /** @description In the reader's language. */
            name: string;
            /** @description The same as `name`. */
            pagetitle: string;
            /** @description The word in its address; unique. */
            alias: string;
            description: string;
            image: string | null;
            /** @description Id of the parent; 0 at the top. */
            parent: number;
            /** @description Id of the parent; 0 at the top. */
            parent_id: number;
            /** @enum {integer} */
            published: 0 | 1;
            /** @description Lower numbers first. */
            position: number;
            version: number;
            /** Format: uri */
            link: string;
            /** @description Published products in it, without those further down. */
            products_count: number;
            children: components["schemas"]["CategoryLinkResponse"][];
        };
        CategoryTreeResponse: {
            /** @description What the category's own words are in. */
            own_language: components["schemas"]["Language"];
            items: components["schemas"]["CategoryNodeResponse"][];
        };
        ChangeEmailBody: {
            /**
             * Format: email
             * @description The new address.
             */
            email: string;
            /** @description The account's present password. */
            password: string;
        };
        ChangePasswordBody: {
            /** @description The present password. */
            current_password: string;
            /** @description The new one: 8 to 256 characters, not a common one. */
            password: string;
            /** @description Also revoke the API tokens that this account created. Default: no. */
            revoke_tokens?: boolean | null;
        };
        CheckoutBody: {
            /** @description Key of the method, or its id. */
            payment_method: string | number;
            /** Format: email */
            email: string;
            first_name: string;
            last_name: string;
            phone?: string | null;
            shipping_address: string;
            shipping_city: string;
            shipping_state?: string | null;
            shipping_zip: string;
            /** @description ISO 3166-1 alpha-2. */
            shipping_country: string;
            shipping_method?: string | null;
            note?: string | null;
            /** @description The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            expected_total?: number;
        };
        CheckoutOrderResponse: {
            /** @description Opens the order for anybody. */
            key: string;
            /** @description ISO 11649 creditor reference. */
            reference: string;
            total: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: uri
             * @description The order's page.
             */
            url: string;
        } & components["schemas"]["PaidOrderResponse"];
        CheckoutResponse: {
            order: components["schemas"]["CheckoutOrderResponse"];
        } & components["schemas"]["PayOutcomeResponse"];
        ChooseShippingDto: {
            /** @description Key of the shipping method. */
            method: string;
            /** @description ISO 3166-1 alpha-2; the one chosen before when it is not sent. Decides cost and tax. */
            country?: string | null;
        };
        CodeBody: {
            /** @description Six digits that the authenticator app shows. */
            code: string;
        };
        ContactBody: {
            /** Format: email */
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
        };
        ContentPageDto: {
            /** @description Lower numbers first; a new page is last. */
            position?: number;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
            /** @description Word in the address; of a new page made from the kind or the title when it is not sent. */
            slug?: string;
            /**
             * @description What the shop itself leads to; null: a page like any other.
             * @enum {string|null}
             */
            kind?: "terms" | "privacy" | "delivery" | "contact" | null;
            /** @description A title in some language is required; of a published page, title and text in each language that has anything. */
            translations?: components["schemas"]["PageTranslationsDto"];
            /** @description false for a new page. */
            published?: boolean;
        };
        ContentPageResponse: {
            id: number;
            translations: components["schemas"]["PageTranslationsResponse"];
            /** @description Lower numbers first. */
            position: number;
            published: boolean;
            /** @description Send it with a change, which is refused when the page has changed since. */
            version: number;
            /** Format: date-time */
            updated_at: string;
        } & components["schemas"]["PageLinkResponse"];
        CorrectedStockResponse: {
            product_id: number;
            variant_id: number | null;
            /** @description Pieces. */
            change: number;
            /** @description Of the variant when one is named, else of the product. */
            in_stock: number;
            product_in_stock: number;
        };
        CreateOrderBody: {
            /** @description A registered customer, from administrators and integrations. */
            customer_id?: number | null;
            /** @description Key or id of an offered payment method. */
            payment_method: string | number;
            /** @description What to order; when not sent, the caller's cart, which is emptied. */
            items?: components["schemas"]["OrderItemBody"][];
            customer?: components["schemas"]["ContactBody"] | null;
            shipping_address: components["schemas"]["AddressBody"];
            /** @description The shipping address when not sent. */
            billing_address?: components["schemas"]["AddressBody"] | null;
            /** @description Key of an active shipping method; the first active one when not sent. */
            shipping_method?: string | null;
            note?: string | null;
            /** @description The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            expected_total?: number;
            /**
             * @description Of the order's mails, from administrators and integrations; else the customer's, or the caller's.
             * @enum {string}
             */
            language?: "en" | "uk" | "ru";
        };
        CreateProductDto: {
            /** @description Category identifier; null: none. */
            category?: number | null;
            /** @description Pieces; a product with variants has their sum instead. */
            in_stock?: number;
            /** @description Pieces that one line of a cart or an order may have; null: as the shop's settings say. */
            max_quantity?: number | null;
            /** @description 1 published (default), 0 not. */
            published?: (0 | 1) | boolean;
            /** @description 1 or 0 (default). */
            featured?: (0 | 1) | boolean;
            /** @description Lower numbers first in lists. */
            position?: number;
            name: string;
            price_regular: number;
            /** @description Word in the address; made from the name when it is not sent. */
            alias?: string;
            description?: string;
            short_description?: string;
            /** @description Shown instead of the regular price, which is struck; must be below it. null or 0: none. */
            price_special?: number | null;
            sku?: string | null;
            /** @description Anything of your own. */
            custom_fields?: {
                [key: string]: unknown;
            } | null;
            translations?: components["schemas"]["TranslationsDto"];
            /** @description Replaces the stored list. */
            images?: components["schemas"]["ProductImageDto"][];
            /** @description Replaces the stored list. */
            attributes?: components["schemas"]["ProductAttributeDto"][];
            /** @description Replaces the stored list; with variants, one must be named to buy the product. */
            variants?: components["schemas"]["ProductVariantDto"][];
        };
        CsrfTokenResponse: {
            /** @description For `X-CSRF-TOKEN`; null for callers with an API token, who need none. */
            csrf_token: string | null;
        };
        CurrencyAmountResponse: {
            /** @description ISO 4217. */
            currency: string;
            amount: number;
        };
        CustomerAccountResponse: {
            /** @description The login. */
            email: string;
            /** @description Whether the customer may log in. */
            active: boolean;
            /** Format: date-time */
            created_at: string;
        };
        CustomerBody: {
            /** @description The version that was read; 409 `stale_version` when the customer has changed since. */
            version?: number;
            /**
             * Format: email
             * @description Of a customer without an account; that of an account is its login.
             */
            email?: string | null;
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description Street and number. */
            shipping_address?: string | null;
            /** @description City. */
            shipping_city?: string | null;
            /** @description State or region. */
            shipping_state?: string | null;
            /** @description Postal code. */
            shipping_zip?: string | null;
            /** @description Country, ISO 3166-1 alpha-2. */
            shipping_country?: string | null;
            /**
             * @description Of the mails: `en`, `uk` or `ru`.
             * @enum {string|null}
             */
            language?: "en" | "uk" | "ru" | null;
        };
        CustomerDetailResponse: {
            /** @description null for guests. */
            account: components["schemas"]["CustomerAccountResponse"] | null;
            /**
             * Format: date-time
             * @description When the personal data was erased.
             */
            erased_at: string | null;
        } & components["schemas"]["CustomerResponse"];
        CustomerPurchasesResponse: {
            customer_id: number;
            /** @description Orders made, cancelled ones too. */
            orders: number;
            cancelled: number;
            /** @description Received and not given back, one sum for each currency. */
            spent: components["schemas"]["CurrencyAmountResponse"][];
            /** Format: date-time */
            last_order_at: string | null;
        };
        CustomerResponse: {
            id: number;
            /** @description The account; null for guests. */
            user_id: number | null;
            first_name: string | null;
            last_name: string | null;
            email: string | null;
            phone: string | null;
            shipping_address: string | null;
            shipping_city: string | null;
            shipping_state: string | null;
            shipping_zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            shipping_country: string | null;
            /** @description Of the customer's mails. */
            language: components["schemas"]["Language"] | null;
            version: number;
            /** Format: date-time */
            created_at: string;
        };
        CustomersPurchasesResponse: {
            /** @description In the order of the ids. */
            items: components["schemas"]["CustomerPurchasesResponse"][];
        };
        DashboardResponse: {
            /** Format: date-time */
            at: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Of the IANA time zone database. */
            time_zone: string;
            /** @description Empty for the role support. */
            notices: components["schemas"]["NoticeResponse"][];
            to_do: components["schemas"]["ToDoResponse"];
            sales: components["schemas"]["SalesResponse"];
            system: components["schemas"]["SystemStateResponse"];
            first_steps: components["schemas"]["FirstStepsResponse"];
        };
        DatabaseStateResponse: {
            version: string;
            answered_in_ms: number;
        };
        DeadLetterResponse: {
            /** Format: uuid */
            id: string;
            queue: string;
            /** @description The job's data. */
            data: unknown;
            error: string | null;
            /** @description Attempts. */
            tries: number;
            /** Format: date-time */
            failed_at: string;
        };
        DeletedMethodResponse: {
            key: string;
        };
        DiskStateResponse: {
            free_bytes: number;
            total_bytes: number;
        };
        EditOrderBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            version?: number;
            shipping_address?: components["schemas"]["AddressPatch"];
            billing_address?: components["schemas"]["AddressPatch"];
            note?: string | null;
            /** @description All lines of the order as they shall be. */
            items?: components["schemas"]["EditedItemBody"][];
            shipping_method?: string;
            /** @description May change after shipment too. */
            tracking_number?: string | null;
        };
        EditableProductResponse: {
            /** @description What shows where a language has no text of its own. */
            own: components["schemas"]["OwnTextsResponse"];
            /** @description So many pieces or fewer are few, by the shop's settings. */
            low_stock_threshold: number;
        } & components["schemas"]["WholeProductResponse"];
        EditedItemBody: {
            product_id: number;
            /** @description Required for a product with variants. */
            variant_id?: number | null;
            quantity: number;
            /** @description The line that it is, which keeps its price. Without it, prices are kept in the order of the product's lines. */
            id?: number;
            /** @description Price of one, from an administrator only; from others it is not read. */
            price?: number;
        };
        EffectiveSettingsResponse: {
            shop_name: string;
            mail_sender_name: string;
            mail_sender_address: string;
            default_language: components["schemas"]["Language"];
            languages: components["schemas"]["Language"][];
        };
        EmptyResponse: Record<string, never>;
        EnrolmentResponse: {
            /** @description Base32, to type into the authenticator app. */
            secret: string;
            /** @description `otpauth://totp/…` */
            uri: string;
            /** @description The QR code of `uri` as an SVG image in a `data:` address. */
            qr: string;
        };
        EraseBody: {
            /** @description The account's present password. */
            password: string;
        };
        ExportedAccountResponse: {
            id: number;
            email: string;
            role: components["schemas"]["AccountRole"];
            active: boolean;
            language: components["schemas"]["Language"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_login_at: string | null;
            /** Format: date-time */
            password_changed_at: string;
            second_factor: boolean;
        };
        ExportedCartItemResponse: {
            variant_id: number | null;
            quantity: number;
        } & components["schemas"]["ExportedListItemResponse"];
        ExportedListItemResponse: {
            product_id: number;
            name: string;
            /** Format: date-time */
            added_at: string;
        };
        ExportedMailResponse: {
            /** Format: uuid */
            id: string;
            /** @description E.g. `bank_details`. */
            kind: string;
            subject: string | null;
            recipient: string;
            language: components["schemas"]["Language"];
            state: components["schemas"]["MailState"];
            order_id: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at: string | null;
        };
        ExportedOrderResponse: {
            customer: components["schemas"]["OrderCustomerResponse"];
            items: components["schemas"]["OrderLineResponse"][];
            payments: components["schemas"]["OrderPaymentResponse"][];
            refunds: components["schemas"]["OrderRefundResponse"][];
            /** @description The oldest first. */
            history: components["schemas"]["StatusChangeResponse"][];
        } & components["schemas"]["OrderRecordResponse"];
        ExportedReviewResponse: {
            id: number;
            product_id: number;
            /** @description Name of the product. */
            product: string;
            /** @description Name of the reviewer. */
            name: string | null;
            rating: number;
            text: string;
            status: components["schemas"]["ReviewStatus"];
            /** Format: date-time */
            created_at: string;
        };
        ExportedSessionResponse: {
            /** Format: date-time */
            created_at: string | null;
            /** Format: date-time */
            expires_at: string;
            ip: string | null;
            /** @description The User-Agent header of the login. */
            agent: string | null;
            /** @description Browser and system, e.g. `Firefox, Windows`. */
            browser: string | null;
        };
        FacetResponse: {
            attribute: string;
            label: string;
            values: components["schemas"]["FacetValueResponse"][];
        };
        FacetValueResponse: {
            value: string;
            label: string;
            /** @description Products that have it. */
            count: number;
        };
        FastOrderBody: {
            /** @description Without it, the whole cart is ordered. */
            product_id?: number;
            variant_id?: number | null;
            /** @default 1 */
            quantity?: number;
            /** @description The sum that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
            expected_total?: number;
            /** @description Required when no e-mail address is given. */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            first_name?: string | null;
        };
        FirstStepsResponse: {
            bank_invoice: boolean;
            product: boolean;
            order: boolean;
            mail: boolean;
        };
        FixedSettingsResponse: {
            /** @description ISO 4217. */
            currency: string;
            /** @description Of the IANA time zone database. */
            timezone: string;
            base_url: string;
        };
        ForgotBody: {
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            email: string;
        };
        /** @enum {string} */
        HiddenReason: "inactive" | "incomplete" | "payments_disabled";
        HiddenReasonResponse: {
            code: components["schemas"]["HiddenReason"];
            /** @description Of `incomplete`: the setting that is empty. */
            field: string | null;
            /** @description In the reader's language. */
            message: string;
        };
        IdResponse: {
            id: number;
        };
        InvitationBody: {
            /**
             * Format: email
             * @description Receives the invitation, and is the login.
             */
            email: string;
            /**
             * @description `support`, `manager` or `owner`.
             * @enum {string}
             */
            role: "support" | "manager" | "owner";
            /**
             * @description Of the mails to the administrator; the caller's when not sent.
             * @enum {string}
             */
            language?: "en" | "uk" | "ru";
        };
        InvoiceResponse: {
            id: number;
            order_id: number;
            number: string;
            series: string;
            year: number;
            language: components["schemas"]["Language"];
            /** Format: date-time */
            issued_at: string;
            /** @description `pending`: the file is being made. `failed`: an administrator has to look into it. */
            state: components["schemas"]["InvoiceState"];
            /** @description ISO 4217. */
            currency: string;
            total: number;
            /** @description Bytes; null until the file was made. */
            size: number | null;
            /** @description Of the file, the same as the order's `invoice_path`. */
            path: string;
            /**
             * Format: date-time
             * @description When another replaced it, or its order was cancelled.
             */
            cancelled_at: string | null;
            /** @description Number of the invoice of the same order before it. */
            replaces: string | null;
            /** @description Path to download the file from. */
            download: string;
        };
        /**
         * @description `pending`: the file is being made. `failed`: an administrator has to look into it.
         * @enum {string}
         */
        InvoiceState: "pending" | "ready" | "failed";
        JobsStateResponse: {
            worker: components["schemas"]["WorkerMode"];
            /** @description Jobs more than a minute behind their time. */
            late: number;
            dead_letters: number;
        };
        JudgeReviewDto: {
            /** @description Whether everybody may see it; 1, 0, true or false. */
            approved: (0 | 1) | boolean;
        };
        JudgeReviewsDto: {
            /** @description Whether everybody may see it; 1, 0, true or false. */
            approved: (0 | 1) | boolean;
            /** @description 1 to 100 of them. */
            ids: number[];
        };
        /**
         * @description Of the administrator's mails.
         * @enum {string}
         */
        Language: "en" | "uk" | "ru";
        /**
         * @description Why it cannot be bought; null: it can.
         * @enum {string}
         */
        LineProblem: "unknown" | "unpublished" | "variant_required" | "variant_unknown" | "sold_out" | "insufficient_stock" | "above_limit" | "amount_too_large";
        ListChangeResponse: {
            /** @enum {string} */
            event: "add" | "remove";
            product_id: number;
            /** @description Products in the list now. */
            count: number;
        };
        ListItemResponse: {
            product_id: number;
            /** Format: date-time */
            added_at: string;
            product: components["schemas"]["ListedProductResponse"];
        };
        ListedPaymentMethodResponse: {
            id: number;
            /** @description Used in the pay path and as the checkout selection value. */
            key: string;
            /** @description Equal to `key`. */
            name: string;
            /** @description In the reader's language. */
            title: string;
            /** @description In the reader's language, shown at checkout. */
            description: string;
            /** @description Cash only; absent when not configured. */
            info?: string;
            /** @description Bank invoice only. */
            account_holder?: string;
            /** @description Bank invoice only. */
            bank_name?: string;
            /** @description Bank invoice only. IBAN. */
            account_number?: string;
            /** @description Bank invoice only. Days allowed for payment. */
            payment_terms?: number;
        };
        ListedPaymentMethodsResponse: {
            success: boolean;
            /** @description A method of your own carries those of its settings that its gateway declares as listed. */
            payments: components["schemas"]["ListedPaymentMethodResponse"][];
        };
        ListedProductBody: {
            /** @description Id of the product. */
            product_id: number;
        };
        ListedProductResponse: {
            id: number;
            name: string;
            alias: string;
            price: number;
        };
        ListedReviewResponse: {
            product: components["schemas"]["ReviewedProductResponse"];
        } & components["schemas"]["ModeratedReviewResponse"];
        LivenessResponse: {
            /** @enum {string} */
            status: "ok";
        };
        LocalizedResponse: {
            en?: string;
            uk?: string;
            ru?: string;
        };
        LoginBody: {
            /** @description The account's e-mail address. */
            email: string;
            /** @description The password, as it was set. */
            password: string;
            /** @description For accounts with two-step login: six digits of the authenticator app, or a recovery code. */
            code?: string | null;
        };
        LoginResponse: {
            user: components["schemas"]["AccountResponse"];
        } & components["schemas"]["NewCsrfTokenResponse"];
        MailContentResponse: {
            subject: string;
            html: string;
            text: string;
        };
        MailCountsResponse: {
            queued: number;
            sent: number;
            dead: number;
        };
        MailDetailResponse: {
            /** @description As it would be sent now; null when withheld. */
            content: components["schemas"]["MailContentResponse"] | null;
            /** @description `secret`: it has a personal link. `outdated`: there is nothing to send any more. */
            withheld: components["schemas"]["WithheldReason"] | null;
        } & components["schemas"]["MailResponse"];
        MailListResponse: {
            items: components["schemas"]["MailResponse"][];
            /** @description Mails in each state, whatever the filter. */
            counts: components["schemas"]["MailCountsResponse"];
            /** @description Every kind that is sent. */
            kinds: string[];
        };
        MailResponse: {
            /** Format: uuid */
            id: string;
            /** @description E.g. `bank_details`. */
            kind: string;
            language: components["schemas"]["Language"];
            recipient: string;
            /** @description null until it has been sent. */
            subject: string | null;
            order_id: number | null;
            /** @description The account that it is about. */
            user_id: number | null;
            state: components["schemas"]["MailState"];
            /**
             * Format: date-time
             * @description Until when it waits because of its recipient's hourly limit.
             */
            delayed_until: string | null;
            attempts: number;
            last_error: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at: string | null;
        };
        /** @enum {string} */
        MailState: "queued" | "sent" | "dead";
        /**
         * @description `files`: mails are written to a folder.
         * @enum {string}
         */
        MailTransport: "smtp" | "files";
        MailsStateResponse: {
            /** @description `files`: mails are written to a folder. */
            transport: components["schemas"]["MailTransport"];
            queued: number;
            dead: number;
        };
        MethodOrderDto: {
            /** @description Keys from the first to the last. Methods that are not named follow in the order they have. */
            keys: string[];
        };
        MethodPreviewResponse: {
            key: string;
            shown: boolean;
            hidden_because: string[];
            hidden_reasons: components["schemas"]["HiddenReasonResponse"][];
            sample: components["schemas"]["PreviewSampleResponse"];
            languages: components["schemas"]["RenderedMethodResponse"][];
        };
        MethodResponse: {
            id: number;
            /** @description What orders name it by. */
            key: string;
            /** @description Key of the registered provider that does the work. */
            provider: string;
            /** @description Equal to `key`. */
            name: string;
            /** @description It cannot be deleted. */
            built_in: boolean;
            active: boolean;
            /** @description Lower numbers first. */
            position: number;
            /** @description By language: en, uk, ru. */
            title: {
                [key: string]: string;
            };
            version: number;
            /** @description Customers can choose it. */
            shown: boolean;
            /** @description Why they cannot: `inactive`, `incomplete:<setting>`, `payments_disabled`. */
            hidden_because: string[];
            hidden_reasons: components["schemas"]["HiddenReasonResponse"][];
            fields: components["schemas"]["SettingFieldResponse"][];
        };
        MiniCartResponse: {
            /** @description Pieces. */
            count: number;
            total: string;
            /** @description ISO 4217. */
            currency: string;
        };
        ModeratedReviewResponse: {
            status: components["schemas"]["ReviewStatus"];
        } & components["schemas"]["ReviewResponse"];
        ModeratedReviewsResponse: {
            /** @description How many are shown now and were not, or the other way round; or no longer wait. */
            changed: number;
            /** @description Ids that were sent, of reviews removed meanwhile. */
            missing: number[];
        };
        MoneyToVerifyResponse: {
            /** @description ISO 4217. */
            currency: string;
            /** @description Orders. */
            count: number;
            open_amount: number;
            /** @description Orders whose due date has passed. */
            overdue: number;
            overdue_amount: number;
        };
        MoveCategoryDto: {
            /** @description 0 at the top; where it is, when not sent. */
            parent?: number | null;
            /** @description The sibling that is to come after it. */
            before?: number | null;
            /** @description Place among its siblings from 0, when `before` is not sent; neither: the last one. */
            position?: number;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
        };
        MoveOrdersBody: {
            ids: number[];
            /** @description `canceled` is read as `cancelled`. */
            status: components["schemas"]["OrderStatusWord"];
            /** @description Written into the history of each. */
            note?: string | null;
            /**
             * @description Whether the customers get a mail.
             * @default true
             */
            notify?: boolean;
        };
        MoveOutcomeResponse: {
            id: number;
            outcome: components["schemas"]["MoveResult"];
            /** @description null when there is no such order. */
            status: components["schemas"]["OrderStatus"] | null;
            version: number | null;
            /** @description The error code of a refusal. */
            code: string | null;
            /** @description Why it was refused, in the reader's language. */
            message: string | null;
            /** @description Where the caller may move the order now. */
            allowed: components["schemas"]["OrderStatus"][];
        };
        MoveOutcomesResponse: {
            items: components["schemas"]["MoveOutcomeResponse"][];
        };
        /** @enum {string} */
        MoveResult: "moved" | "unchanged" | "refused";
        MovedCategoryResponse: {
            /** @description Id of the parent; 0 at the top. */
            parent: number;
            /** @description All of the parent, in their new order. */
            siblings: components["schemas"]["PlacedCategoryResponse"][];
        } & components["schemas"]["PlacedCategoryResponse"];
        NewApiTokenResponse: {
            /** @description The secret; it is not shown again. */
            token: string;
        } & components["schemas"]["ApiTokenResponse"];
        NewCsrfTokenResponse: {
            /** @description For `X-CSRF-TOKEN`; replaces the one of the former session. */
            csrf_token: string;
        };
        NewMethodDto: {
            /** @description Key of the registered provider that does the work. */
            provider: string;
            /** @description A word of a-z, 0-9 and `_` that no other method has. Orders name the method by it; it never changes. */
            key: string;
            /** @description By language: `en`, `uk`, `ru`; at least one. */
            title: {
                [key: string]: string;
            };
        };
        NewTokenBody: {
            /** @description Days until it expires. Neither this nor `expires_at` nor `expires`: 365. */
            expires_in_days?: number;
            /** @description What it is for. */
            name: string;
            /** @description What it may do: `catalog:write`, `orders:read`, `orders:write`, `payments:verify`, `admin`. */
            scopes: ("catalog:write" | "orders:read" | "orders:write" | "payments:verify" | "admin")[];
            /** @description Moment at which it expires, ISO 8601. */
            expires_at?: string;
            /**
             * @description `never`: it does not expire. Not together with the other two.
             * @enum {string}
             */
            expires?: "never";
        };
        /** @enum {string} */
        NoticeCode: "insecure_base_url" | "untrusted_proxy" | "proxy_without_address";
        NoticeResponse: {
            code: components["schemas"]["NoticeCode"];
            /** @description The environment variable that changes it. */
            setting: string;
            /** @description The address that was found. */
            value: string;
        };
        OpenAmountResponse: {
            /** @description ISO 4217. */
            currency: string;
            amount: number;
            overdue_amount: number;
        };
        OrderAbilitiesResponse: {
            verify: boolean;
            cancel: boolean;
            refund: boolean;
            edit: boolean;
            track: boolean;
            note: boolean;
            invoice: boolean;
        };
        OrderActorResponse: {
            kind: components["schemas"]["ActorKind"];
            /** @description Of the account or the token; null for guests and the shop itself. */
            id: number | null;
            name: string | null;
        };
        OrderCountsResponse: {
            total: number;
            /** @description Waiting for a payment whose due date has passed. */
            overdue: number;
            /** @description Whose money an administrator has to confirm. */
            to_verify: number;
            /** @description A number for each status. */
            by_status: {
                [key: string]: number;
            };
            /** @description All registered methods, to filter by. */
            payment_methods: components["schemas"]["PaymentMethodTitleResponse"][];
        };
        OrderCustomerResponse: {
            id: number | null;
            first_name: string | null;
            last_name: string | null;
            email: string | null;
            phone: string | null;
        };
        OrderDetailResponse: {
            /** @description Opens the order for anybody; not for tokens that read orders only. */
            key?: string;
            items: components["schemas"]["OrderLineResponse"][];
            payments: components["schemas"]["OrderPaymentResponse"][];
            refunds: components["schemas"]["OrderRefundResponse"][];
            /** @description Where the caller may move the order, for those who work on orders. */
            allowed?: components["schemas"]["OrderStatus"][];
        } & components["schemas"]["OrderResponse"];
        OrderHistoryEntryResponse: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["OrderActorResponse"];
            /** @description What happened: `status`, `payment`, `edited`, `note` and others. */
            kind: string;
            /** @description The status before. */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description The status after. */
            to: components["schemas"]["OrderStatus"] | null;
            note: string | null;
            /** @description Details of this kind of change. */
            changes: {
                [key: string]: unknown;
            } | null;
        };
        OrderHistoryResponse: {
            items: components["schemas"]["OrderHistoryEntryResponse"][];
        };
        OrderItemBody: {
            product_id: number;
            /** @description Required for a product with variants. */
            variant_id?: number | null;
            quantity: number;
            /** @description Price of one, from an administrator only; from others it is not read. */
            price?: number;
        };
        OrderLineResponse: {
            id: number;
            order_id: number;
            product_id: number;
            variant_id: number | null;
            name: string;
            sku: string | null;
            /** @description The variant's attributes; empty for a product without variants. */
            attributes: {
                [key: string]: string;
            };
            /** @description Pieces. */
            quantity: number;
            /** @description Of one. */
            price: number;
            total: number;
            tax: number;
        };
        OrderNoteBody: {
            note: string;
        };
        OrderPagesDto: {
            /** @description In the order of display; pages that are not named follow. */
            ids: number[];
        };
        OrderPaymentResponse: {
            id: number;
            /** @description Key of the payment method. */
            method: string;
            /** @description The gateway's. */
            transaction_id: string | null;
            amount: number;
            /** @description `pending`: the outcome is not known yet. */
            status: components["schemas"]["PaymentOutcome"];
            /** @description The bank's reference of the transfer. */
            reference: string | null;
            /** Format: date-time */
            received_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        OrderQuoteResponse: {
            /** @description Key of the method that was counted. */
            shipping_method: string | null;
            /** @description All methods that serve it. */
            shipping_methods: components["schemas"]["QuotedShippingResponse"][];
            items: components["schemas"]["QuotedLineResponse"][];
        } & components["schemas"]["OrderTotalsResponse"];
        OrderRecordResponse: {
            id: number;
            /** @description The same as `id`. */
            number: number;
            /** @description ISO 11649 creditor reference. */
            reference: string;
            status: components["schemas"]["OrderStatus"];
            /** @description What the money received comes to. */
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description ISO 4217, of all amounts. */
            currency: string;
            subtotal: number;
            tax: number;
            shipping: number;
            total: number;
            paid_amount: number;
            refunded_amount: number;
            /** @description Still to be paid. */
            open_amount: number;
            /** @description Still to be given back; 0 unless the order is cancelled. */
            refund_due: number;
            prices_include_tax: boolean;
            /** @description null for a guest who left no e-mail address. */
            customer_id: number | null;
            /** @description Key of the method. */
            payment_method: string;
            /** @description Key of the method; null while it is not agreed. */
            shipping_method: string | null;
            shipping_address: components["schemas"]["AddressResponse"];
            billing_address: components["schemas"]["AddressResponse"];
            note: string | null;
            /** @description A fast order, placed with contact data alone. */
            is_quick: boolean;
            /** @description Of its lines and mails. */
            language: components["schemas"]["Language"];
            /** Format: date-time */
            paid_at: string | null;
            payment_note: string | null;
            /** Format: date-time */
            payment_due_at: string | null;
            /** @description It waits for a payment whose due date has passed. */
            overdue: boolean;
            tracking_number: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            cancelled_at: string | null;
            /** Format: date-time */
            shipped_at: string | null;
            /** @description Goes up by one with each change. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        OrderRefundResponse: {
            id: number;
            /** @description Key of the payment method. */
            method: string;
            amount: number;
            /** @description `recorded`: it is paid out by hand. */
            status: components["schemas"]["RefundOutcome"];
            /** @description The gateway's. */
            refund_id: string | null;
            reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        OrderRefundsResponse: {
            order: components["schemas"]["OrderDetailResponse"];
            refunds: components["schemas"]["OrderRefundResponse"][];
        };
        OrderResponse: {
            customer: components["schemas"]["OrderCustomerResponse"];
            invoice_path: string | null;
        } & components["schemas"]["OrderRecordResponse"];
        OrderRowResponse: {
            /** @description In the reader's language; its key when the method is gone. */
            payment_method_title: string;
            /** @description Pieces of all its lines. */
            item_count: number;
            /** @description Where the caller may move the order, for those who work on orders. */
            allowed?: components["schemas"]["OrderStatus"][];
        } & components["schemas"]["OrderResponse"];
        /** @enum {string} */
        OrderStatus: "pending" | "awaiting_payment" | "processing" | "ready_for_shipment" | "shipped" | "paid" | "completed" | "cancelled";
        /** @enum {string} */
        OrderStatusWord: "pending" | "awaiting_payment" | "processing" | "ready_for_shipment" | "shipped" | "paid" | "completed" | "cancelled" | "canceled";
        OrderTotalsResponse: {
            /** @description ISO 4217. */
            currency: string;
            subtotal: number;
            tax: number;
            shipping: number;
            total: number;
            prices_include_tax: boolean;
        };
        OutboxStateResponse: {
            /** @description Events that are not delivered yet. */
            waiting: number;
            /** @description Of the oldest of them. */
            age_seconds: number;
        };
        OwnAccountResponse: {
            id: number;
            email: string;
            role: components["schemas"]["AccountRole"];
            email_verified: boolean;
            /** @description The address that it changes to when that is verified. */
            pending_email: string | null;
        };
        OwnTextsResponse: {
            name: string;
            description: string;
            short_description: string;
        };
        /**
         * @description What the shop itself leads to; null: a page like any other.
         * @enum {string}
         */
        PageKind: "terms" | "privacy" | "delivery" | "contact";
        PageLinkResponse: {
            /** @description The word in its address. */
            slug: string;
            /** @description What the shop itself leads to; null: a page like any other. */
            kind: components["schemas"]["PageKind"] | null;
            /** @description In the reader's language, else in another one. */
            title: string;
            /** Format: uri */
            link: string;
        };
        PageTextsDto: {
            title?: string | null;
            /** @description Markdown; HTML in it is shown as text. */
            body?: string | null;
            /** @description For search engines; the beginning of the text when there is none. */
            description?: string | null;
        };
        PageTextsResponse: {
            title?: string;
            /** @description Markdown; not in a list. */
            body?: string;
            /** @description Not in a list. */
            description?: string;
        };
        PageTranslationsDto: {
            en?: components["schemas"]["PageTextsDto"] | null;
            uk?: components["schemas"]["PageTextsDto"] | null;
            ru?: components["schemas"]["PageTextsDto"] | null;
        };
        PageTranslationsResponse: {
            en?: components["schemas"]["PageTextsResponse"];
            uk?: components["schemas"]["PageTextsResponse"];
            ru?: components["schemas"]["PageTextsResponse"];
        };
        PaidOrderResponse: {
            id: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Key of the method. */
            payment_method: string;
            /** @description Of methods that are paid by a transfer. */
            bank_details?: components["schemas"]["BankDetailsResponse"];
        };
        PasswordAndCodeBody: {
            /** @description The present password. */
            password: string;
            /** @description Six digits that the authenticator app shows, or a recovery code. */
            code: string;
        };
        PasswordBody: {
            /** @description The present password. */
            password: string;
        };
        PayBody: {
            order_id: number;
            /** @description Equal to the method in the path. */
            payment_method: string;
        };
        PayOutcomeResponse: {
            /** @constant */
            success: true;
            /** @description From the gateway, in the reader's language. */
            message: string;
        };
        PayResponse: {
            order: components["schemas"]["PaidOrderResponse"];
        } & components["schemas"]["PayOutcomeResponse"];
        PaymentMethodListResponse: {
            items: components["schemas"]["PaymentMethodResponse"][];
            /** @description The shop's switch for all of them. */
            payments_enabled: boolean;
            /** @description The registered gateways, for a new method. */
            providers: components["schemas"]["ProviderResponse"][];
        };
        PaymentMethodResponse: {
            /** @description By language. Shown at checkout. */
            description: {
                [key: string]: string;
            };
            /** @description Cash, by language. */
            info?: {
                [key: string]: string;
            };
            /** @description Bank invoice. */
            account_holder?: string;
            /** @description Bank invoice. */
            bank_name?: string;
            /** @description Bank invoice. IBAN. */
            account_number?: string;
            /** @description Bank invoice. */
            bank_code?: string;
            /** @description Bank invoice. */
            tax_id?: string;
            /** @description Bank invoice. Days. */
            payment_terms?: number;
            /** @description Bank invoice. Days after the deadline; null: never. */
            cancel_after?: number | null;
            /** @description Bank invoice. */
            auto_generate_invoice?: boolean;
            /** @description Bank invoice. */
            require_confirmation?: boolean;
            /** @description Bank invoice. */
            instructions?: string;
        } & components["schemas"]["MethodResponse"];
        PaymentMethodTitleResponse: {
            key: string;
            /** @description In the reader's language. */
            title: string;
        };
        /**
         * @description `pending`: the outcome is not known yet.
         * @enum {string}
         */
        PaymentOutcome: "pending" | "captured" | "declined";
        /**
         * @description What the money received comes to.
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "partially_paid" | "paid" | "overpaid" | "refunded";
        PaymentToVerifyResponse: {
            /** @description The order's. */
            id: number;
            /** @description ISO 11649 creditor reference. */
            reference: string;
            status: components["schemas"]["OrderStatus"];
            customer: components["schemas"]["OrderCustomerResponse"];
            total: number;
            /** @description Still to be paid. */
            open_amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Key of the method. */
            payment_method: string;
            /** Format: date-time */
            payment_due_at: string | null;
            overdue: boolean;
            /** Format: date-time */
            created_at: string;
            /** @description In the reader's language; its key when the method is gone. */
            payment_method_title: string;
        };
        PaymentsToVerifyResponse: {
            items: components["schemas"]["PaymentToVerifyResponse"][];
            /** @description Of all orders, not of this page alone; one for each currency. */
            open: components["schemas"]["MoneyToVerifyResponse"][];
        };
        PersonalDataResponse: {
            /** Format: date-time */
            exported_at: string;
            account: components["schemas"]["ExportedAccountResponse"] | null;
            sessions: components["schemas"]["ExportedSessionResponse"][];
            mails: components["schemas"]["ExportedMailResponse"][];
            reviews: components["schemas"]["ExportedReviewResponse"][];
            customer: components["schemas"]["CustomerResponse"] | null;
            wishlist: components["schemas"]["ExportedListItemResponse"][];
            comparison: components["schemas"]["ExportedListItemResponse"][];
            cart: components["schemas"]["ExportedCartItemResponse"][];
            orders: components["schemas"]["ExportedOrderResponse"][];
        };
        PictureResponse: {
            /** @description What a product's or category's `image` takes. */
            image: string;
            /** @description The same with 400 pixels. */
            thumbnail: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        PlacedCategoryResponse: {
            id: number;
            position: number;
            version: number;
        };
        PreviewResponse: {
            html: string;
        };
        PreviewSampleResponse: {
            /** @description Of the order. */
            number: number;
            /** @description ISO 11649 creditor reference. */
            reference: string;
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** Format: date-time */
            payment_due_at: string | null;
        };
        PreviewTextDto: {
            /** @description Markdown; HTML in it is shown as text. */
            body: string;
        };
        PriceChangeResponse: {
            /** @description When it was put into the cart. */
            from: number;
            /** @description Now. */
            to: number;
        };
        ProductAttributeDto: {
            /** @description Name, such as `color`. */
            attribute: string;
            value: string;
        };
        ProductAttributeResponse: {
            attribute: string;
            value: string;
            /** @description Added to the price of variants with this value. */
            price_modifier: number;
            /** @description In the reader's language. */
            label: string;
            value_label: string;
        };
        ProductCardResponse: {
            id: number;
            /** @description In the reader's language. */
            name: string;
            /** @description The word in its address; unique. */
            alias: string;
            short_description: string;
            price_regular: number;
            price_special: number | null;
            /** @description What it costs now: the special price while it is above 0 and below the regular one. */
            price: number;
            /** @description The regular price while the special one holds, else null. */
            old_price: number | null;
            /** @description ISO 4217. */
            currency: string;
            /** @description Id of its category. */
            category: number | null;
            sku: string | null;
            /** @description Pieces; of a product with variants, of all of them. */
            in_stock: number;
            /** @description The same as `in_stock`. */
            inventory: number;
            /** @enum {integer} */
            published: 0 | 1;
            /** @enum {integer} */
            featured: 0 | 1;
            /** @description Lower numbers first. */
            position: number;
            /** @description Then one of them is chosen to buy it. */
            has_variants: boolean;
            /** @description Address of the first picture. */
            image: string | null;
            /** Format: uri */
            link: string;
            reviewsCount: number;
            /** @description 1 to 5 with two digits; 0 while there is no review. */
            averageRating: number;
            /** Format: date-time */
            created_at: string;
        };
        ProductImageDto: {
            /** @description Lower numbers first; the place in the list when it is not sent. */
            sort?: number;
            /** @description Web address, or a path on this site. */
            image: string;
            /** @description What is to be seen. */
            alt?: string;
        };
        ProductImageResponse: {
            id: number;
            image: string;
            alt: string;
            sort: number;
        };
        ProductListResponse: {
            items: components["schemas"]["ListItemResponse"][];
            count: number;
        };
        ProductOfLineResponse: {
            id: number;
            /** @description The same as `name`. */
            title: string;
            /** @description In the reader's language; empty when the product is gone. */
            name: string;
            alias: string;
            /** @description The product's page. */
            link: string;
            image: string | null;
            sku: string | null;
            /** @description Pieces that can be bought now. */
            in_stock: number;
            /** @description The variant's attributes. */
            attributes: {
                [key: string]: string;
            };
        };
        ProductPageResponse: {
            items: components["schemas"]["ProductCardResponse"][];
            /** @description With `facets=1`. */
            facets?: components["schemas"]["FacetResponse"][];
        };
        ProductResponse: {
            /** @description The newest approved ones. */
            reviews: components["schemas"]["ProductReviewResponse"][];
        } & components["schemas"]["WholeProductResponse"];
        ProductReviewResponse: {
            id: number;
            name: string;
            /** @description 1 to 5. */
            rating: number;
            text: string;
            /** Format: date-time */
            created_at: string;
        };
        ProductVariantDto: {
            /** @description The variant that is meant; without it, the one with the same attributes, or the same SKU. */
            id?: number;
            /** @description Pieces; 0 for a new one when it is not sent. */
            in_stock?: number;
            sku?: string | null;
            /** @description `{color: "red"}`; no two variants of a product alike. */
            attributes: {
                [key: string]: string;
            };
            /** @description Its own price; null: the product's with the modifiers of its attributes. */
            price?: number | null;
        };
        ProductVariantResponse: {
            id: number;
            sku: string | null;
            attributes: {
                [key: string]: string;
            };
            /** @description What the variant costs now. */
            price: number;
            /** @description What was set for it alone. */
            own_price: number | null;
            old_price: number | null;
            /** @description Pieces. */
            in_stock: number;
            /** @description The same as `in_stock`. */
            inventory: number;
        };
        ProfileBody: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description Street and number. */
            shipping_address?: string | null;
            /** @description City. */
            shipping_city?: string | null;
            /** @description State or region. */
            shipping_state?: string | null;
            /** @description Postal code. */
            shipping_zip?: string | null;
            /** @description Country, ISO 3166-1 alpha-2. */
            shipping_country?: string | null;
            /**
             * @description Of the mails: `en`, `uk` or `ru`.
             * @enum {string|null}
             */
            language?: "en" | "uk" | "ru" | null;
        };
        ProfileResponse: {
            user: components["schemas"]["OwnAccountResponse"];
            /** @description null for administrators. */
            customer: components["schemas"]["CustomerResponse"] | null;
        };
        ProofBody: {
            /** @description The present password. */
            password?: string | null;
            /** @description Instead of it, for accounts with two-step login: six digits of the authenticator app, or a recovery code. */
            code?: string | null;
        };
        ProofResponse: {
            /** Format: date-time */
            proven_until: string;
        };
        ProviderResponse: {
            /** @description As sent with a new method. */
            key: string;
            /** @description In the reader's language. */
            title: string;
        };
        PublishProductsDto: {
            /** @description At most 100 products. */
            ids: number[];
            /** @description 1 to show them in the shop, 0 to hide them. */
            published: (0 | 1) | boolean;
        };
        PublishedPageResponse: {
            /** @description What the text is in. */
            language: components["schemas"]["Language"];
            /** @description For search engines; empty when there is none. */
            description: string;
            /** @description Markdown, as it was written. */
            body: string;
            /** @description What a page shows of it. */
            html: string;
            /** Format: date-time */
            updated_at: string;
        } & components["schemas"]["PageLinkResponse"];
        PublishedProductsResponse: {
            /** @description Those that changed. */
            ids: number[];
        };
        QuoteEditBody: {
            items: components["schemas"]["EditedItemBody"][];
        };
        QuoteOrderBody: {
            items: components["schemas"]["OrderItemBody"][];
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
            city?: string | null;
            zip?: string | null;
            /** @description Key of an active shipping method; the first active one when not sent. */
            shipping_method?: string | null;
        };
        QuotedLineResponse: {
            product_id: number;
            variant_id: number | null;
            name: string;
            sku: string | null;
            attributes: {
                [key: string]: string;
            };
            /** @description Pieces. */
            quantity: number;
            /** @description Of one. */
            price: number;
            /** @description Of one, the catalog's. */
            catalog_price: number;
            total: number;
            /** @description Pieces that can be bought now. */
            in_stock: number;
        };
        QuotedShippingResponse: {
            key: string;
            /** @description In the reader's language. */
            title: string;
            cost: number;
            /** @description In the reader's language. */
            delivery_time: string;
        };
        ReadinessChecksResponse: {
            /** @enum {string} */
            database: "ok" | "away";
            /** @enum {string} */
            migrations: "ok" | "waiting";
            /** @enum {string} */
            stopping: "no" | "yes";
        };
        ReadinessResponse: {
            /** @enum {string} */
            status: "ok";
            checks: components["schemas"]["ReadinessChecksResponse"];
        };
        RecoveryCodesResponse: {
            /** @description Ten codes; each is accepted once. */
            recovery_codes: string[];
        };
        RefundBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            version?: number;
            /** @description In the order's currency; all that was paid and not given back when not sent. */
            amount?: number;
            /** @description Why, for the order's history. */
            reason: string;
        };
        /**
         * @description `recorded`: it is paid out by hand.
         * @enum {string}
         */
        RefundOutcome: "pending" | "recorded" | "refunded" | "failed";
        /**
         * @description How money of this payment would go back.
         * @enum {string}
         */
        RefundedBy: "gateway" | "hand";
        RegisterBody: {
            /**
             * Format: email
             * @description Becomes the login.
             */
            email: string;
            /** @description 8 to 256 characters, not a common one. */
            password: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Phone number. */
            phone?: string | null;
        };
        RegistrationResponse: {
            email: string;
        };
        RemoveItemDto: {
            /** @description `id` of the line in the cart. */
            item_id?: number;
        };
        RenderedMethodResponse: {
            language: components["schemas"]["Language"];
            title: string;
            description: string;
            info: string;
            checkout_html: string;
            order_html: string;
        };
        ResendVerificationBody: {
            /**
             * Format: email
             * @description The account's e-mail address, when the caller is not logged in.
             */
            email?: string | null;
        };
        ResetBody: {
            /** @description `token` of the mailed link. */
            token: string;
            /** @description The new password: 8 to 256 characters, not a common one. */
            password: string;
        };
        RetriedJobsResponse: {
            count: number;
        };
        ReviewResponse: {
            id: number;
            product_id: number;
            /** @description Of the author. */
            name: string;
            /** @description 1 to 5. */
            rating: number;
            text: string;
            /** @description Everybody sees it. */
            approved: boolean;
            /** Format: date-time */
            created_at: string;
        };
        /** @enum {string} */
        ReviewStatus: "waiting" | "approved" | "rejected";
        ReviewedProductResponse: {
            id: number;
            name: string;
            published: boolean;
        };
        SalesDayResponse: {
            /** Format: date */
            day: string;
            orders: number;
            /** @description null for the role support. */
            turnover: number | null;
            /** @description null for the role support. */
            paid: number | null;
        };
        SalesResponse: {
            days: components["schemas"]["SalesDayResponse"][];
            orders: number;
            /** @description null for the role support. */
            turnover: number | null;
            /** @description null for the role support. */
            paid: number | null;
        };
        /** @enum {string} */
        Scope: "catalog:write" | "orders:read" | "orders:write" | "payments:verify" | "admin";
        SecondFactorResponse: {
            enabled: boolean;
            /** @description The shop requires it of the role. */
            required: boolean;
            /** Format: date-time */
            since: string | null;
            recovery_codes_left: number;
        };
        /** @enum {string} */
        SecondFactorRule: "none" | "owner" | "manager" | "all";
        SellerDto: {
            /** @description Of the company, as on its invoices. */
            name?: string | null;
            address?: string | null;
            city?: string | null;
            zip?: string | null;
            /** @description ISO 3166-1 alpha-2. What buyers collect is taxed there; null: the country of the bank invoice's IBAN. */
            country?: string | null;
            vat_id?: string | null;
            /** @description Number in a register of companies. */
            registration?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
        };
        SellerResponse: {
            name: string | null;
            address: string | null;
            city: string | null;
            zip: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
            vat_id: string | null;
            /** @description Number in a register of companies. */
            registration: string | null;
            email: string | null;
            phone: string | null;
        };
        SessionResponse: {
            /** @description Names the session; it is of no use as a cookie. */
            id: string;
            /** @description The session of this request. */
            current: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            ip: string | null;
            /** @description The User-Agent header of the login. */
            agent: string | null;
            /** @description Browser and system, e.g. `Firefox, Windows`. */
            browser: string | null;
        };
        SetQuantityDto: {
            /** @description The new quantity of the line. */
            quantity: number;
        };
        SettingFieldResponse: {
            name: string;
            type: components["schemas"]["SettingType"];
            label: string;
            help: string;
            required: boolean;
            /** @description Never answered; `<name>_filled` says whether it is set. */
            secret: boolean;
            /** @description null: there is none. */
            default: unknown;
            min: number | null;
            max: number | null;
            /** @description Characters. */
            max_length: number | null;
            options: components["schemas"]["SettingOptionResponse"][] | null;
        };
        SettingOptionResponse: {
            value: string;
            label: string;
        };
        /** @enum {string} */
        SettingType: "string" | "text" | "integer" | "boolean" | "localized" | "money" | "money_by_country" | "select";
        ShipmentTrackingResponse: {
            tracking_number: string;
            /** @description false: the provider cannot say. */
            success: boolean;
            status: string;
            location: string;
            /** @description ISO 8601 date or timestamp; empty when it is not known. */
            estimated_delivery: string;
        };
        ShippingMethodListResponse: {
            items: components["schemas"]["ShippingMethodResponse"][];
            /** @description The registered providers, for a new method. */
            providers: components["schemas"]["ProviderResponse"][];
        };
        ShippingMethodResponse: {
            /** @description Pickup, by language. */
            ready_in?: {
                [key: string]: string;
            };
            /** @description Flat rate, by country; `*` is every other country. */
            costs?: {
                [key: string]: number;
            };
            /** @description Flat rate: free from this sum on; null: never. */
            free_above?: number | null;
            /** @description Flat rate, by language. */
            delivery_time?: {
                [key: string]: string;
            };
            /** @description Flat rate. */
            carrier?: string;
        } & components["schemas"]["MethodResponse"];
        ShippingMethodTitleResponse: {
            key: string;
            /** @description In the reader's language. */
            title: string;
        };
        ShippingQuoteResponse: {
            key: string;
            /** @description In the reader's language. */
            title: string;
            cost: number;
            /** @description In the reader's language. */
            delivery_time: string;
            carrier?: string;
        };
        ShopSettingsDto: {
            /**
             * @description Mails an hour to one address from callers who have not proven to own it; further ones are delayed. Off with
             *     RATE_LIMIT=0.
             */
            mails_per_hour?: number;
            /** @description Pieces; a product with this many or fewer is low in stock. 0: only what is sold out. */
            low_stock_threshold?: number;
            /**
             * @description Open unpaid orders that one e-mail address, and one phone number, may have; null: no limit. Off with RATE_LIMIT=0,
             *     as the next two.
             */
            max_open_orders_per_contact?: number | null;
            /** @description Open unpaid orders that one client address may have; null: no limit. */
            max_open_orders_per_client?: number | null;
            /**
             * @description Pieces of one product that one e-mail address, phone number or client address may have in open unpaid orders, or a
             *     quarter of its stock when that is more; null: no limit.
             */
            max_pieces_in_open_orders?: number | null;
            /** @description Pieces in one line of a cart or an order, of products without a `max_quantity` of their own; null: no limit. */
            max_quantity?: number | null;
            /** @description Days after which an unpaid `pending` order without changes by an administrator is cancelled; null: never. */
            cancel_unconfirmed_after?: number | null;
            /** @description Minutes without a request after which an administrator has to log in again: 5 to 480. */
            administrator_idle_minutes?: number;
            /** @description Years after which the personal data of an order is anonymized; null: never. */
            retention_years?: number | null;
            /** @description Days after which sent mails are deleted, with their files; null: never. */
            retention_mail_days?: number | null;
            /** @description Days after which IP addresses are removed from the audit log; null: never. */
            retention_audit_days?: number | null;
            /** @description Years after which entries of the audit log are deleted; null: never. */
            retention_audit_years?: number | null;
            /** @description Days after which jobs that failed for good are deleted; null: never. */
            retention_failed_job_days?: number | null;
            /** @description The version that was read; 409 `stale_version` when the settings have changed since. */
            version?: number;
            /** @description Whether customers can pay at all. Off: no method is listed, and paying is refused. */
            payments_enabled?: boolean;
            /** @description In titles, mails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL. */
            shop_name?: string | null;
            /** @description Who mails come from, as mail programs show it; null: the shop's name. */
            mail_sender_name?: string | null;
            /**
             * Format: email
             * @description The address that mails come from; null: that of MAIL_FROM.
             */
            mail_sender_address?: string | null;
            /**
             * @description For visitors without a preferred language; null: SHOP_LANGUAGE.
             * @enum {string|null}
             */
            default_language?: "en" | "uk" | "ru" | null;
            /** @description Offered to customers, in the order of the switch; the default one must be among them. */
            languages?: ("en" | "uk" | "ru")[];
            /** @description Who sells, for invoices and taxes: what is sent of it changes. */
            seller?: components["schemas"]["SellerDto"];
            /**
             * @description Which administrators must have a second factor: `none`, `owner`, `manager` (and owners), `all`.
             * @enum {string}
             */
            require_second_factor?: "none" | "owner" | "manager" | "all";
        };
        ShopSettingsResponse: {
            payments_enabled: boolean;
            shop_name: string | null;
            mail_sender_name: string | null;
            mail_sender_address: string | null;
            mails_per_hour: number;
            default_language: components["schemas"]["Language"] | null;
            languages: components["schemas"]["Language"][];
            low_stock_threshold: number;
            /** @description null: no limit. */
            max_open_orders_per_contact: number | null;
            /** @description null: no limit. */
            max_open_orders_per_client: number | null;
            /** @description null: no limit. */
            max_pieces_in_open_orders: number | null;
            /** @description null: no limit. */
            max_quantity: number | null;
            /** @description Days; null: never. */
            cancel_unconfirmed_after: number | null;
            seller: components["schemas"]["SellerResponse"];
            require_second_factor: components["schemas"]["SecondFactorRule"];
            /** @description Minutes. */
            administrator_idle_minutes: number;
            /** @description null: without a limit. */
            retention_years: number | null;
            /** @description null: without a limit. */
            retention_mail_days: number | null;
            /** @description null: without a limit. */
            retention_audit_days: number | null;
            /** @description null: without a limit. */
            retention_audit_years: number | null;
            /** @description null: without a limit. */
            retention_failed_job_days: number | null;
            version: number;
            /** @description The values in use, also where a setting is null. */
            in_effect: components["schemas"]["EffectiveSettingsResponse"];
            /** @description Set by the environment at the start. */
            fixed: components["schemas"]["FixedSettingsResponse"];
        };
        StatusBody: {
            /** @description `canceled` is read as `cancelled`. */
            status: components["schemas"]["OrderStatusWord"];
            /** @description The version that was read; 409 `stale_version` when the order has changed since. */
            version?: number;
            note?: string | null;
            payment_note?: string | null;
            /**
             * @description Whether the customer gets a mail.
             * @default true
             */
            notify?: boolean;
            /** @description The parcel's, stored along with the move. */
            tracking_number?: string | null;
        };
        StatusChangeResponse: {
            /** Format: date-time */
            at: string;
            /** @description null: it was placed. */
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"];
        };
        StockActorResponse: {
            kind: components["schemas"]["ActorKind"];
            id: number | null;
            /** @description An administrator's address before the @; what an API token is called. */
            name: string | null;
        };
        StockCorrectionDto: {
            /** @description Required for a product with variants. */
            variant_id?: number | null;
            /** @description Pieces that came, or with a minus went. */
            change?: number;
            /** @description Pieces on the shelf; the stock becomes this. */
            counted?: number;
            /** @description The stock that was shown when this was entered: another one by now is refused with 409 `stock_changed`. */
            seen?: number;
            /** @enum {string} */
            reason: "received" | "counted" | "damaged" | "returned" | "other";
            note?: string | null;
        };
        StockMovementResponse: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Pieces; negative when they went. */
            change: number;
            /** @description `order`, `order_edited`, `cancelled`, `created`, `edited`, or that of a correction. */
            reason: string;
            note: string | null;
            variant_id: number | null;
            /** @description The variant's; null for the product itself. */
            attributes: {
                [key: string]: string;
            } | null;
            order_id: number | null;
            actor: components["schemas"]["StockActorResponse"];
        };
        StoredCategoryResponse: {
            description: string;
            image: string | null;
            /** @description What the category's own words are in. */
            own_language: components["schemas"]["Language"];
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            children_count: number;
            /** Format: uri */
            link: string;
            /** Format: date-time */
            updated_at: string;
        } & components["schemas"]["CategoryNodeResponse"];
        SuggestedAttributeResponse: {
            name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            label: string;
        };
        SuggestedAttributesResponse: {
            items: components["schemas"]["SuggestedAttributeResponse"][];
        };
        SuggestedValueResponse: {
            value: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            label: string;
        };
        SuggestedValuesResponse: {
            items: components["schemas"]["SuggestedValueResponse"][];
        };
        SystemStateResponse: {
            version: string;
            database: components["schemas"]["DatabaseStateResponse"];
            outbox: components["schemas"]["OutboxStateResponse"];
            jobs: components["schemas"]["JobsStateResponse"];
            mails: components["schemas"]["MailsStateResponse"];
            /** @description null where it cannot be read. */
            disk: components["schemas"]["DiskStateResponse"] | null;
        };
        TaxRateDto: {
            /** @description ISO 3166-1 alpha-2, in either case. */
            country: string;
            /** @description Percent, 0 to 100, with at most three digits after the point. */
            rate: number;
        };
        TaxRateResponse: {
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Percent. */
            rate: number;
        };
        TaxRulesDto: {
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
            /** @description Whether the catalog's prices contain the tax; else it is added. */
            prices_include_tax?: boolean;
            /** @description Takes the place of the whole table. A country that is not in it has no tax. */
            rates?: components["schemas"]["TaxRateDto"][];
        };
        TaxRulesResponse: {
            /** @description Whether the catalog's prices contain the tax; else it is added. */
            prices_include_tax: boolean;
            /** @description A country without a rate has no tax. */
            rates: components["schemas"]["TaxRateResponse"][];
            /** @description Goes up by one with each change. */
            version: number;
        };
        TestMailDto: {
            /**
             * Format: email
             * @description The caller's own address when it is not sent; a token must send one.
             */
            to?: string;
        };
        TestMailResponse: {
            /** Format: uuid */
            id: string;
            recipient: string;
            state: components["schemas"]["MailState"];
            /** @description The mail server's last error, until it accepts the mail. */
            error: string | null;
            /** @description No mail server is configured: mails are written to files. */
            to_file: boolean;
        };
        ToDoResponse: {
            to_verify: components["schemas"]["ToVerifyFiguresResponse"];
            pending: number;
            processing: number;
            ready_for_shipment: number;
            paid_not_shipped: number;
            /** @description Cancelled orders with a payment that is not refunded. */
            refunds_due: number;
            sold_out: number;
            low_stock: number;
            /** @description Pieces. */
            low_stock_threshold: number;
            reviews_waiting: number;
            dead_letters: number;
            dead_mails: number;
        };
        ToVerifyFiguresResponse: {
            count: number;
            overdue: number;
            /** @description Empty for the role support. */
            open: components["schemas"]["OpenAmountResponse"][];
        };
        TranslationDto: {
            name?: string | null;
            description?: string | null;
            short_description?: string | null;
        };
        TranslationsDto: {
            en?: components["schemas"]["TranslationDto"] | null;
            uk?: components["schemas"]["TranslationDto"] | null;
            ru?: components["schemas"]["TranslationDto"] | null;
        };
        /**
         * @description Why it cannot be bought; null: it can.
         * @enum {string}
         */
        Unavailable: "unknown" | "unpublished" | "variant_required" | "variant_unknown" | "sold_out";
        UpdateItemDto: {
            /** @description The new quantity of the line. */
            quantity: number;
            /** @description `id` of the line in the cart. */
            item_id: number;
        };
        UpdateProductDto: {
            /** @description Category identifier; null: none. */
            category?: number | null;
            /** @description Pieces; a product with variants has their sum instead. */
            in_stock?: number;
            /** @description Pieces that one line of a cart or an order may have; null: as the shop's settings say. */
            max_quantity?: number | null;
            /** @description 1 published (default), 0 not. */
            published?: (0 | 1) | boolean;
            /** @description 1 or 0 (default). */
            featured?: (0 | 1) | boolean;
            /** @description Lower numbers first in lists. */
            position?: number;
            /** @description The `version` that was read; an older one than the stored is refused with 409. */
            version?: number;
            name?: string;
            price_regular?: number;
            /** @description Word in the address; made from the name when it is not sent. */
            alias?: string;
            description?: string;
            short_description?: string;
            /** @description Shown instead of the regular price, which is struck; must be below it. null or 0: none. */
            price_special?: number | null;
            sku?: string | null;
            /** @description Anything of your own. */
            custom_fields?: {
                [key: string]: unknown;
            } | null;
            translations?: components["schemas"]["TranslationsDto"];
            /** @description Replaces the stored list. */
            images?: components["schemas"]["ProductImageDto"][];
            /** @description Replaces the stored list. */
            attributes?: components["schemas"]["ProductAttributeDto"][];
            /** @description Replaces the stored list; with variants, one must be named to buy the product. */
            variants?: components["schemas"]["ProductVariantDto"][];
        };
        UsedAttributeDetailResponse: {
            values: components["schemas"]["UsedValueResponse"][];
        } & components["schemas"]["UsedAttributeResponse"];
        UsedAttributeResponse: {
            name: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            label: string;
            labels: components["schemas"]["LocalizedResponse"];
            position: number;
            /** @description 0: it has no name yet. */
            version: number;
            /** @description Products that have it, published or not. */
            products_count: number;
            /** @description Different values that products have. */
            values_count: number;
        };
        UsedValueResponse: {
            value: string;
            /** @description In the reader's language; the key itself while it has no translation. */
            label: string;
            labels: components["schemas"]["LocalizedResponse"];
            products_count: number;
        };
        VerifiedEmailResponse: {
            email: string;
        };
        VerifyEmailBody: {
            /** @description `token` of the mailed link. */
            token: string;
        };
        VerifyPaymentBody: {
            /** @description The version that was read; 409 `stale_version` when the order has changed since, unless `reference` is booked already. */
            version?: number;
            /** @description In the order's currency; all that is open when not sent. */
            amount?: number;
            /** @description When the money arrived, ISO 8601. */
            received_at?: string;
            /** @description The bank's reference of the transfer; the same one is booked once, and on one order. */
            reference?: string | null;
            /**
             * @description The transfer pays several orders; else a reference that is booked on another order is 409
             *     `reference_already_booked`.
             */
            split?: boolean;
            note?: string | null;
            /**
             * @description Whether the customer gets a mail.
             * @default true
             */
            notify?: boolean;
        };
        WholeProductResponse: {
            description: string;
            /** @description Pieces that one line may have; null: as the shop's settings say. */
            max_quantity: number | null;
            /** @description Any values by name. */
            custom_fields: {
                [key: string]: unknown;
            } | null;
            /** @description Texts by language and name. */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description Its categories, from the top. */
            breadcrumbs: components["schemas"]["BreadcrumbResponse"][];
            images: components["schemas"]["ProductImageResponse"][];
            attributes: components["schemas"]["ProductAttributeResponse"][];
            variants: components["schemas"]["ProductVariantResponse"][];
            version: number;
            /** Format: date-time */
            updated_at: string;
        } & components["schemas"]["ProductCardResponse"];
        /**
         * @description `secret`: it has a personal link. `outdated`: there is nothing to send any more.
         * @enum {string}
         */
        WithheldReason: "secret" | "outdated";
        /** @enum {string} */
        WorkerMode: "in-process" | "off" | "only";
        WriteReviewDto: {
            /** @description 1 to 5. */
            rating: number;
            text: string;
            /** @description Required for guests. */
            name?: string;
        };
        Success: {
            /** @constant */
            success: true;
            /** @description A sentence in the reader's language. */
            message: string;
        };
        ListSuccess: {
            meta: components["schemas"]["ListMeta"];
        } & components["schemas"]["Success"];
        ListMeta: {
            /** @description Of all pages. */
            total: number;
            page: number;
            /** @description At most so many; of a list without pages, all. */
            per_page: number;
        };
        /**
         * @description Codes that have nothing to do with what an operation does.
         * @enum {string}
         */
        CommonErrorCode: "cross_site_request" | "csrf_failed" | "database_unavailable" | "forbidden" | "idempotency_answer_lost" | "idempotency_in_progress" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "manager_needed" | "nested_too_deep" | "not_an_amount" | "out_of_range" | "overloaded" | "owner_needed" | "payload_too_large" | "proof_required" | "second_factor_setup_required" | "too_many_digits" | "too_many_fields" | "too_many_requests" | "too_many_values" | "unauthenticated" | "unreadable_body" | "unsupported_media_type" | "validation_failed";
        /** @description A stable machine word. */
        ErrorCode: components["schemas"]["CommonErrorCode"] | ("administrator_unknown" | "administrators_only" | "alias_taken" | "already_paid" | "cart_empty" | "cart_full" | "category_not_empty" | "conflict" | "currency_changed" | "email_of_administrator" | "email_of_customer" | "illegal_transition" | "insufficient_stock" | "invalid_credentials" | "invitation_accepted" | "invoice_cancelled" | "invoice_not_found" | "invoice_not_ready" | "invoice_unavailable" | "last_owner" | "method_built_in" | "method_in_use" | "method_key_taken" | "method_not_allowed" | "no_longer_sold" | "no_payment_method" | "not_a_picture" | "not_cancellable" | "not_editable" | "not_found" | "not_invoiceable" | "not_payable" | "not_tracked" | "nothing_to_refund" | "order_not_found" | "own_rights" | "page_kind_taken" | "payment_declined" | "payment_in_progress" | "picture_too_large" | "picture_unreadable" | "price_changed" | "product_unavailable" | "reference_already_booked" | "refund_failed" | "refund_in_progress" | "second_factor_needed" | "second_factor_off" | "second_factor_on" | "second_factor_required" | "second_factor_wrong" | "session_unknown" | "sku_taken" | "slug_taken" | "stale_version" | "stock_changed" | "token_unknown" | "too_many_open_orders" | "unknown_item" | "unknown_payment_method" | "unknown_product" | "unknown_shipping_method");
        Error: {
            /** @constant */
            success: false;
            /** @description A sentence in the reader's language. */
            message: string;
            /** @description The same sentence. */
            error: string;
            code: components["schemas"]["ErrorCode"];
            request_id?: string;
            /** @description What is wrong, field by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Statuses that the order may take. */
            allowed?: string[];
            /** @description Pieces that can be had. */
            available?: number;
            /** @description How many are accepted. */
            limit?: number;
            product_id?: number;
            variant_id?: number | null;
            /** @description The other order. */
            order_id?: number;
            /** @description The present total, in the shop's currency. */
            total?: number;
        };
        IllegalTransitionError: {
            /** @constant */
            code?: "illegal_transition";
        } & WithRequired<components["schemas"]["Error"], "allowed">;
        InsufficientStockError: {
            /** @constant */
            code?: "insufficient_stock";
        } & WithRequired<components["schemas"]["Error"], "available" | "product_id" | "variant_id">;
        NestedTooDeepError: {
            /** @constant */
            code?: "nested_too_deep";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        NoLongerSoldError: {
            /** @constant */
            code?: "no_longer_sold";
        } & WithRequired<components["schemas"]["Error"], "product_id" | "variant_id">;
        NotCancellableError: {
            /** @constant */
            code?: "not_cancellable";
        } & WithRequired<components["schemas"]["Error"], "allowed">;
        PriceChangedError: {
            /** @constant */
            code?: "price_changed";
        } & WithRequired<components["schemas"]["Error"], "total">;
        ProductUnavailableError: {
            /** @constant */
            code?: "product_unavailable";
        } & WithRequired<components["schemas"]["Error"], "product_id" | "variant_id">;
        ReferenceAlreadyBookedError: {
            /** @constant */
            code?: "reference_already_booked";
        } & WithRequired<components["schemas"]["Error"], "order_id">;
        StockChangedError: {
            /** @constant */
            code?: "stock_changed";
        } & WithRequired<components["schemas"]["Error"], "available" | "product_id" | "variant_id">;
        TooManyFieldsError: {
            /** @constant */
            code?: "too_many_fields";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        TooManyOpenOrdersError: {
            /** @constant */
            code?: "too_many_open_orders";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        TooManyValuesError: {
            /** @constant */
            code?: "too_many_values";
        } & WithRequired<components["schemas"]["Error"], "limit">;
        ValidationFailedError: {
            /** @constant */
            code?: "validation_failed";
        } & WithRequired<components["schemas"]["Error"], "errors">;
        AdministratorList: {
            data: {
                items: components["schemas"]["AdministratorResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        AdministratorAnswer: {
            data: components["schemas"]["AdministratorResponse"];
        } & components["schemas"]["Success"];
        SuggestedAttributesAnswer: {
            data: components["schemas"]["SuggestedAttributesResponse"];
        } & components["schemas"]["Success"];
        SuggestedValuesAnswer: {
            data: components["schemas"]["SuggestedValuesResponse"];
        } & components["schemas"]["Success"];
        UsedAttributeList: {
            data: {
                items: components["schemas"]["UsedAttributeResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        UsedAttributeDetailAnswer: {
            data: components["schemas"]["UsedAttributeDetailResponse"];
        } & components["schemas"]["Success"];
        AuditEntryList: {
            data: {
                items: components["schemas"]["AuditEntryResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        AuditFiltersAnswer: {
            data: components["schemas"]["AuditFiltersResponse"];
        } & components["schemas"]["Success"];
        BankAnswer: {
            data: components["schemas"]["BankResponse"];
        } & components["schemas"]["Success"];
        CategoryTreeAnswer: {
            data: components["schemas"]["CategoryTreeResponse"];
        } & components["schemas"]["ListSuccess"];
        StoredCategoryAnswer: {
            data: components["schemas"]["StoredCategoryResponse"];
        } & components["schemas"]["Success"];
        MovedCategoryAnswer: {
            data: components["schemas"]["MovedCategoryResponse"];
        } & components["schemas"]["Success"];
        CustomersPurchasesAnswer: {
            data: components["schemas"]["CustomersPurchasesResponse"];
        } & components["schemas"]["Success"];
        DashboardAnswer: {
            data: components["schemas"]["DashboardResponse"];
        } & components["schemas"]["Success"];
        DeadLetterList: {
            data: {
                items: components["schemas"]["DeadLetterResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        RetriedJobsAnswer: {
            data: components["schemas"]["RetriedJobsResponse"];
        } & components["schemas"]["Success"];
        EmptyAnswer: {
            data: components["schemas"]["EmptyResponse"];
        } & components["schemas"]["Success"];
        MailListAnswer: {
            data: components["schemas"]["MailListResponse"];
        } & components["schemas"]["ListSuccess"];
        MailDetailAnswer: {
            data: components["schemas"]["MailDetailResponse"];
        } & components["schemas"]["Success"];
        OrderCountsAnswer: {
            data: components["schemas"]["OrderCountsResponse"];
        } & components["schemas"]["Success"];
        OrderQuoteAnswer: {
            data: components["schemas"]["OrderQuoteResponse"];
        } & components["schemas"]["Success"];
        MoveOutcomesAnswer: {
            data: components["schemas"]["MoveOutcomesResponse"];
        } & components["schemas"]["Success"];
        AdminOrderAnswer: {
            data: components["schemas"]["AdminOrderResponse"];
        } & components["schemas"]["Success"];
        InvoiceAnswer: {
            data: components["schemas"]["InvoiceResponse"];
        } & components["schemas"]["Success"];
        OrderTotalsAnswer: {
            data: components["schemas"]["OrderTotalsResponse"];
        } & components["schemas"]["Success"];
        ContentPageList: {
            data: {
                items: components["schemas"]["ContentPageResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        ContentPageAnswer: {
            data: components["schemas"]["ContentPageResponse"];
        } & components["schemas"]["Success"];
        PreviewAnswer: {
            data: components["schemas"]["PreviewResponse"];
        } & components["schemas"]["Success"];
        IdAnswer: {
            data: components["schemas"]["IdResponse"];
        } & components["schemas"]["Success"];
        PaymentMethodListAnswer: {
            data: components["schemas"]["PaymentMethodListResponse"];
        } & components["schemas"]["ListSuccess"];
        PaymentMethodAnswer: {
            data: components["schemas"]["PaymentMethodResponse"];
        } & components["schemas"]["Success"];
        DeletedMethodAnswer: {
            data: components["schemas"]["DeletedMethodResponse"];
        } & components["schemas"]["Success"];
        MethodPreviewAnswer: {
            data: components["schemas"]["MethodPreviewResponse"];
        } & components["schemas"]["Success"];
        PaymentsToVerifyAnswer: {
            data: components["schemas"]["PaymentsToVerifyResponse"];
        } & components["schemas"]["ListSuccess"];
        PictureAnswer: {
            data: components["schemas"]["PictureResponse"];
        } & components["schemas"]["Success"];
        AdminProductListAnswer: {
            data: components["schemas"]["AdminProductListResponse"];
        } & components["schemas"]["ListSuccess"];
        PublishedProductsAnswer: {
            data: components["schemas"]["PublishedProductsResponse"];
        } & components["schemas"]["Success"];
        EditableProductAnswer: {
            data: components["schemas"]["EditableProductResponse"];
        } & components["schemas"]["Success"];
        StockMovementList: {
            data: {
                items: components["schemas"]["StockMovementResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        CorrectedStockAnswer: {
            data: components["schemas"]["CorrectedStockResponse"];
        } & components["schemas"]["Success"];
        ShopSettingsAnswer: {
            data: components["schemas"]["ShopSettingsResponse"];
        } & components["schemas"]["Success"];
        TestMailAnswer: {
            data: components["schemas"]["TestMailResponse"];
        } & components["schemas"]["Success"];
        ShippingMethodListAnswer: {
            data: components["schemas"]["ShippingMethodListResponse"];
        } & components["schemas"]["ListSuccess"];
        ShippingMethodAnswer: {
            data: components["schemas"]["ShippingMethodResponse"];
        } & components["schemas"]["Success"];
        TaxRulesAnswer: {
            data: components["schemas"]["TaxRulesResponse"];
        } & components["schemas"]["Success"];
        AttributeList: {
            data: {
                items: components["schemas"]["AttributeResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        AttributeAnswer: {
            data: components["schemas"]["AttributeResponse"];
        } & components["schemas"]["Success"];
        AttributeNameAnswer: {
            data: components["schemas"]["AttributeNameResponse"];
        } & components["schemas"]["Success"];
        CsrfTokenAnswer: {
            data: components["schemas"]["CsrfTokenResponse"];
        } & components["schemas"]["Success"];
        LoginAnswer: {
            data: components["schemas"]["LoginResponse"];
        } & components["schemas"]["Success"];
        ProfileAnswer: {
            data: components["schemas"]["ProfileResponse"];
        } & components["schemas"]["Success"];
        PersonalDataAnswer: {
            data: components["schemas"]["PersonalDataResponse"];
        } & components["schemas"]["Success"];
        NewCsrfTokenAnswer: {
            data: components["schemas"]["NewCsrfTokenResponse"];
        } & components["schemas"]["Success"];
        ProofAnswer: {
            data: components["schemas"]["ProofResponse"];
        } & components["schemas"]["Success"];
        RegistrationAnswer: {
            data: components["schemas"]["RegistrationResponse"];
        } & components["schemas"]["Success"];
        SecondFactorAnswer: {
            data: components["schemas"]["SecondFactorResponse"];
        } & components["schemas"]["Success"];
        EnrolmentAnswer: {
            data: components["schemas"]["EnrolmentResponse"];
        } & components["schemas"]["Success"];
        RecoveryCodesAnswer: {
            data: components["schemas"]["RecoveryCodesResponse"];
        } & components["schemas"]["Success"];
        SessionList: {
            data: {
                items: components["schemas"]["SessionResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        ApiTokenList: {
            data: {
                items: components["schemas"]["ApiTokenResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        NewApiTokenAnswer: {
            data: components["schemas"]["NewApiTokenResponse"];
        } & components["schemas"]["Success"];
        VerifiedEmailAnswer: {
            data: components["schemas"]["VerifiedEmailResponse"];
        } & components["schemas"]["Success"];
        CartAnswer: {
            data: components["schemas"]["CartResponse"];
            product: components["schemas"]["CallbackProductResponse"] | null;
            miniCart: components["schemas"]["MiniCartResponse"];
        } & components["schemas"]["Success"];
        CategoryList: {
            data: {
                items: components["schemas"]["CategoryResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        CategoryDetailAnswer: {
            data: components["schemas"]["CategoryDetailResponse"];
        } & components["schemas"]["Success"];
        OrderDetailAnswer: {
            data: components["schemas"]["OrderDetailResponse"];
        } & components["schemas"]["Success"];
        ShippingQuoteList: {
            data: {
                items: components["schemas"]["ShippingQuoteResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        ProductListAnswer: {
            data: components["schemas"]["ProductListResponse"];
        } & components["schemas"]["ListSuccess"];
        ListChangeAnswer: {
            data: components["schemas"]["ListChangeResponse"];
        } & components["schemas"]["Success"];
        CustomerList: {
            data: {
                items: components["schemas"]["CustomerResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        CustomerDetailAnswer: {
            data: components["schemas"]["CustomerDetailResponse"];
        } & components["schemas"]["Success"];
        OrderRowList: {
            data: {
                items: components["schemas"]["OrderRowResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        OrderHistoryAnswer: {
            data: components["schemas"]["OrderHistoryResponse"];
        } & components["schemas"]["Success"];
        OrderRefundsAnswer: {
            data: components["schemas"]["OrderRefundsResponse"];
        } & components["schemas"]["Success"];
        ShipmentTrackingAnswer: {
            data: components["schemas"]["ShipmentTrackingResponse"];
        } & components["schemas"]["Success"];
        PageLinkList: {
            data: {
                items: components["schemas"]["PageLinkResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        PublishedPageAnswer: {
            data: components["schemas"]["PublishedPageResponse"];
        } & components["schemas"]["Success"];
        ProductPageAnswer: {
            data: components["schemas"]["ProductPageResponse"];
        } & components["schemas"]["ListSuccess"];
        ProductAnswer: {
            data: components["schemas"]["ProductResponse"];
        } & components["schemas"]["Success"];
        ReviewList: {
            data: {
                items: components["schemas"]["ReviewResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        ReviewAnswer: {
            data: components["schemas"]["ReviewResponse"];
        } & components["schemas"]["Success"];
        ListedReviewList: {
            data: {
                items: components["schemas"]["ListedReviewResponse"][];
            };
        } & components["schemas"]["ListSuccess"];
        ModeratedReviewsAnswer: {
            data: components["schemas"]["ModeratedReviewsResponse"];
        } & components["schemas"]["Success"];
        ModeratedReviewAnswer: {
            data: components["schemas"]["ModeratedReviewResponse"];
        } & components["schemas"]["Success"];
        PaymentMethodChanges: {
            active?: boolean;
            /** @description Lower numbers first. */
            position?: number;
            /** @description By language: `en`, `uk`, `ru`. Languages that are not sent keep their text. */
            title?: {
                [key: string]: string;
            };
            /** @description By language. Shown at checkout. */
            description?: {
                [key: string]: string;
            };
            /** @description Cash only, by language. Shown at checkout when set. */
            info?: {
                [key: string]: string;
            };
            account_holder?: string;
            bank_name?: string;
            /** @description IBAN. */
            account_number?: string;
            /** @description 6 digits, or a SWIFT code of 8 or 11 characters. */
            bank_code?: string;
            /** @description 8 or 10 digits. */
            tax_id?: string;
            /** @default 7 */
            payment_terms?: number;
            /** @description Days after the deadline on which an order of which nothing is paid is cancelled; null: never. */
            cancel_after?: number | null;
            auto_generate_invoice?: boolean;
            /** @default true */
            require_confirmation?: boolean;
            instructions?: string;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
        };
        ShippingMethodChanges: {
            active?: boolean;
            /** @description Lower numbers first. */
            position?: number;
            /** @description By language: `en`, `uk`, `ru`. Languages that are not sent keep their text. */
            title?: {
                [key: string]: string;
            };
            /** @description Pickup only, by language. */
            ready_in?: {
                [key: string]: string;
            };
            /** @description Flat rate only: cost by two-letter country code, `*` for every other country. Takes the place of the whole table. */
            costs?: {
                [key: string]: number;
            };
            /** @description Flat rate only: free from this sum on; null: never. */
            free_above?: number | null;
            /** @description Flat rate only, by language. */
            delivery_time?: {
                [key: string]: string;
            };
            /** @description Flat rate only. */
            carrier?: string;
            /** @description As read. When it is no longer the present one: 409 `stale_version`. */
            version?: number;
        };
    };
    responses: {
        /** @description Too large */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "payload_too_large";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not a media type that is read here */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Invalid fields */
        422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "not_an_amount" | "out_of_range" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description Unchanged since the answer whose `ETag` was sent as `If-None-Match` */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No or bad credentials */
        "401_invalid_credentials_second_factor_required_second_factor_wrong": {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "invalid_credentials" | "second_factor_required" | "second_factor_wrong" | "unauthenticated";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_insufficient_scope": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "forbidden" | "insufficient_scope";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_restricted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_restricted_writes": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_restricted_writes_proof_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed" | "owner_needed" | "proof_required" | "second_factor_setup_required";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_writes": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "cross_site_request" | "csrf_failed" | "forbidden";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_writes_insufficient_scope": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the CSRF check failed */
        "403_writes_insufficient_scope_manager_needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "cross_site_request" | "csrf_failed" | "forbidden" | "insufficient_scope" | "manager_needed";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_administrator_unknown_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "administrator_unknown" | "not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_getOrderTracking": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "not_found" | "not_tracked" | "order_not_found" | "unknown_shipping_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_invoice_not_found_not_found_order_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "invoice_not_found" | "not_found" | "order_not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_not_found_order_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "not_found" | "order_not_found";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_not_found_token_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "not_found" | "token_unknown";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_order_not_found_unknown_payment_method": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "order_not_found" | "unknown_payment_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_session_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "session_unknown";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_unknown_item": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "unknown_item";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_unknown_payment_method": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "unknown_payment_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_unknown_product": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "unknown_product";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Unknown, or not accessible to the caller */
        "404_unknown_shipping_method": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "unknown_shipping_method";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_alias_taken_sku_taken_stale_version": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "alias_taken" | "sku_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_alias_taken_stale_version": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "alias_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_cancelOrder": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"] | components["schemas"]["NotCancellableError"];
            };
        };
        /** @description Not possible in the present state */
        "409_category_not_empty": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "category_not_empty";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_createFastOrder": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress" | "no_payment_method";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        "409_createOrder": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_alias_taken": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "alias_taken" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_alias_taken_sku_taken": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "alias_taken" | "idempotency_answer_lost" | "idempotency_in_progress" | "sku_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_cart_full_insufficient_stock": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "cart_full" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_conflict_not_invoiceable": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "conflict" | "idempotency_answer_lost" | "idempotency_in_progress" | "not_invoiceable";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_email_of_administrator_email_of_customer": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "email_of_administrator" | "email_of_customer" | "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_insufficient_stock_stock_changed": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["StockChangedError"];
            };
        };
        /** @description Not possible in the present state */
        "409_idempotent_page_kind_taken_slug_taken": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress" | "page_kind_taken" | "slug_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_insufficient_stock": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InsufficientStockError"];
            };
        };
        /** @description Not possible in the present state */
        "409_insufficient_stock_product_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"];
            };
        };
        /** @description Not possible in the present state */
        "409_invitation_accepted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "invitation_accepted";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_invoice_cancelled_invoice_not_ready": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "invoice_cancelled" | "invoice_not_ready";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_last_owner_own_rights_stale_version": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "last_owner" | "own_rights" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_method_built_in_method_in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "method_built_in" | "method_in_use";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_method_key_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "method_key_taken";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_own_rights": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "own_rights";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_own_rights_second_factor_off": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "own_rights" | "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_page_kind_taken_slug_taken_stale_version": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "page_kind_taken" | "slug_taken" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_payOrder": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress" | "not_payable" | "payment_declined" | "payment_in_progress" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_processCheckout": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "cart_empty" | "idempotency_answer_lost" | "idempotency_in_progress" | "not_payable" | "payment_declined" | "payment_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["NoLongerSoldError"] | components["schemas"]["PriceChangedError"] | components["schemas"]["ProductUnavailableError"] | components["schemas"]["TooManyOpenOrdersError"];
            };
        };
        /** @description Not possible in the present state */
        "409_quoteOrderEdit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "currency_changed" | "not_editable";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"];
            };
        };
        /** @description Not possible in the present state */
        "409_refundOrder": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "idempotency_answer_lost" | "idempotency_in_progress" | "nothing_to_refund" | "refund_failed" | "refund_in_progress" | "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_second_factor_needed_second_factor_off": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "second_factor_needed" | "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_second_factor_off": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "second_factor_off";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_second_factor_off_second_factor_on": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "second_factor_off" | "second_factor_on";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_second_factor_on": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "second_factor_on";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_stale_version": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "stale_version";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        "409_updateOrder": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "currency_changed" | "not_editable" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["InsufficientStockError"] | components["schemas"]["ProductUnavailableError"];
            };
        };
        /** @description Not possible in the present state */
        "409_updateOrderStatus": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "already_paid" | "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"];
            };
        };
        /** @description Not possible in the present state */
        "409_verifyPayment": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "already_paid" | "idempotency_answer_lost" | "idempotency_in_progress" | "stale_version";
                } & components["schemas"]["Error"]) | components["schemas"]["IllegalTransitionError"] | components["schemas"]["ReferenceAlreadyBookedError"];
            };
        };
        /** @description Too large */
        "413_picture_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "payload_too_large" | "picture_too_large";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Not a media type that is read here */
        "415_not_a_picture": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "not_a_picture" | "unsupported_media_type";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Invalid fields */
        "422_idempotent": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "idempotency_key_reused" | "not_an_amount" | "out_of_range" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description Invalid fields */
        "422_picture_unreadable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "not_an_amount" | "out_of_range" | "picture_unreadable" | "too_many_digits";
                } & components["schemas"]["Error"]) | components["schemas"]["NestedTooDeepError"] | components["schemas"]["TooManyFieldsError"] | components["schemas"]["TooManyValuesError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description The database is away, or the shop is too busy; see `Retry-After` */
        "503_invoice_unavailable": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    code?: "database_unavailable" | "invoice_unavailable" | "overloaded";
                } & components["schemas"]["Error"];
            };
        };
        /** @description Failures that every operation can give */
        Failure: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Content-Language": components["headers"]["Content-Language"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ({
                    /** @enum {unknown} */
                    code?: "database_unavailable" | "forbidden" | "internal_error" | "not_an_amount" | "out_of_range" | "overloaded" | "too_many_digits" | "too_many_requests" | "unauthenticated" | "unreadable_body";
                } & components["schemas"]["Error"]) | components["schemas"]["TooManyFieldsError"] | components["schemas"]["ValidationFailedError"];
            };
        };
        /** @description OK */
        CartAnswer: {
            headers: {
                "X-Cart-Token": components["headers"]["X-Cart-Token"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description OK */
        AdministratorAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdministratorAnswer"];
            };
        };
        /** @description OK */
        CustomerDetailAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerDetailAnswer"];
            };
        };
        /** @description OK */
        IdAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdAnswer"];
            };
        };
        /** @description OK */
        OrderDetailAnswer: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderDetailAnswer"];
            };
        };
        /** @description OK */
        ContentPageList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentPageList"];
            };
        };
        /** @description OK */
        ContentPageAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentPageAnswer"];
            };
        };
        /** @description OK */
        PaymentMethodListAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentMethodListAnswer"];
            };
        };
        /** @description OK */
        PaymentMethodAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentMethodAnswer"];
            };
        };
        /** @description OK */
        ShopSettingsAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShopSettingsAnswer"];
            };
        };
        /** @description OK */
        ShippingMethodListAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingMethodListAnswer"];
            };
        };
        /** @description OK */
        ShippingMethodAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingMethodAnswer"];
            };
        };
        /** @description OK */
        ProfileAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description OK */
        PersonalDataAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PersonalDataAnswer"];
            };
        };
        /** @description OK */
        RecoveryCodesAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveryCodesAnswer"];
            };
        };
        /** @description OK */
        CartAnswer_2: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Cart-Token": components["headers"]["X-Cart-Token"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description OK */
        ProductListAnswer: {
            headers: {
                "X-Cart-Token": components["headers"]["X-Cart-Token"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductListAnswer"];
            };
        };
        /** @description OK */
        ListChangeAnswer: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Cart-Token": components["headers"]["X-Cart-Token"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ListChangeAnswer"];
            };
        };
        /** @description OK */
        ListChangeAnswer_2: {
            headers: {
                "X-Cart-Token": components["headers"]["X-Cart-Token"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ListChangeAnswer"];
            };
        };
    };
    parameters: {
        id: number;
        /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
        "Idempotency-Key": string;
        /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
        "Accept-Language": string;
        id_2: string;
        /** @description From 1. */
        page: number;
        /** @description 1 to 100; a larger number is read as 100. */
        per_page: number;
        key: string;
        /** @description As in the products. */
        name: string;
        status: components["schemas"]["OrderStatusWord"];
        customer_id: number;
        payment_method: string;
        /** @description What the money received comes to. */
        payment_status: "unpaid" | "partially_paid" | "paid" | "overpaid" | "refunded";
        /** @description ISO 8601, included. */
        created_from: string;
        /** @description ISO 8601, included; a date without a time means its end. */
        created_to: string;
        overdue: boolean;
        /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
        to_verify: boolean;
        /** @description Number, reference, e-mail, phone or name. */
        q: string;
        sort: "created_at" | "-created_at" | "id" | "-id" | "total" | "-total";
        /** @description Words to look for in names, SKUs and short descriptions, in any language. */
        q_2: string;
        featured: boolean;
        productId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Language of the answer. */
        "Content-Language": "en" | "uk" | "ru";
        /** @description Send it as `If-None-Match`: an unchanged answer is 304 without a body. */
        ETag: string;
        /** @description `true` when this is the stored answer of an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replayed": "true";
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
        /** @description `Bearer`. */
        "WWW-Authenticate": string;
        /** @description Of a guest without cookies: send it with the following requests. */
        "X-Cart-Token": string;
        /** @description Names the request in the log and in the audit. */
        "X-Request-Id": string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    listAdministrators: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description `support`, `manager` or `owner`. */
                role?: "support" | "manager" | "owner";
                active?: boolean;
                /** @description A part of the e-mail address. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    inviteAdministrator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_idempotent_email_of_administrator_email_of_customer"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdministratorAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_administrator_unknown_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    updateAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorChangeBody"];
            };
        };
        responses: {
            200: components["responses"]["AdministratorAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_administrator_unknown_not_found"];
            409: components["responses"]["409_last_owner_own_rights_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdministratorAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_administrator_unknown_not_found"];
            409: components["responses"]["409_invitation_accepted"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    resetAdministratorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdministratorAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_administrator_unknown_not_found"];
            409: components["responses"]["409_own_rights_second_factor_off"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    endAdministratorSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdministratorAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_administrator_unknown_not_found"];
            409: components["responses"]["409_own_rights"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    suggestAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedAttributesAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    suggestAttributeValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the products. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedValuesAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    listUsedAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedAttributeList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getUsedAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the products. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedAttributeDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Id of the account or token; with `actor_kind`. */
                actor_id?: number;
                /** @description E.g. `order.cancelled`. */
                action?: string;
                /** @description E.g. `order`. */
                subject_type?: string;
                /** @description Id of the subject. */
                subject_id?: string;
                /** @description Who did it: `administrator`, `customer`, `integration` (a token), `guest`, `system`. */
                actor_kind?: "administrator" | "customer" | "integration" | "guest" | "system";
                /** @description Not before, ISO 8601. */
                from?: string;
                /** @description Before, ISO 8601. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditFiltersAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    recogniseBank: {
        parameters: {
            query?: {
                /** @description Spaces and lower case are fine. */
                iban?: string;
                /** @description 6 digits, or a SWIFT code of 8 or 11 characters. */
                bank_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getStoredCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredCategoryAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    moveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCategoryDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedCategoryAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerPurchases: {
        parameters: {
            query: {
                /** @description Ids, with commas between them. */
                ids: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomersPurchasesAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description How far back the sales go: 7, 30 or 90 days, today included. */
                days?: 7 | 30 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    listDeadLetters: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    retryAllDeadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedJobsAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    discardDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    retryDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                order_id?: number;
                /** @description Waiting (`queued`), `sent`, or failed for good (`dead`). */
                state?: "queued" | "sent" | "dead";
                /** @description E.g. `bank_details`. */
                kind?: string;
                /** @description Part of the recipient's address. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailListAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    getMailPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCountsAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                status?: components["parameters"]["status"];
                customer_id?: components["parameters"]["customer_id"];
                payment_method?: components["parameters"]["payment_method"];
                /** @description What the money received comes to. */
                payment_status?: components["parameters"]["payment_status"];
                /** @description ISO 8601, included. */
                created_from?: components["parameters"]["created_from"];
                /** @description ISO 8601, included; a date without a time means its end. */
                created_to?: components["parameters"]["created_to"];
                overdue?: components["parameters"]["overdue"];
                /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
                to_verify?: components["parameters"]["to_verify"];
                /** @description Number, reference, e-mail, phone or name. */
                q?: components["parameters"]["q"];
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuoteAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_insufficient_stock_product_unavailable"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrderStatuses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveOrdersBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveOutcomesAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getAdminOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found_order_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_invoice_not_found_not_found_order_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNoteBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    quoteOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteEditBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTotalsAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_quoteOrderEdit"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listContentPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPageList"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    createContentPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPageDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPageAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_idempotent_page_kind_taken_slug_taken"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    orderContentPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPagesDto"];
            };
        };
        responses: {
            200: components["responses"]["ContentPageList"];
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    previewContentPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTextDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getContentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPageAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    changeContentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPageDto"];
            };
        };
        responses: {
            200: components["responses"]["ContentPageAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_page_kind_taken_slug_taken_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteContentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentMethodSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentMethodListAnswer"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMethodDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_method_key_taken"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    reorderPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MethodOrderDto"];
            };
        };
        responses: {
            200: components["responses"]["PaymentMethodListAnswer"];
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentMethodAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_unknown_payment_method"];
            default: components["responses"]["Failure"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChanges"];
            };
        };
        responses: {
            200: components["responses"]["PaymentMethodAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_unknown_payment_method"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMethodAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_unknown_payment_method"];
            409: components["responses"]["409_method_built_in_method_in_use"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    previewPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodPreviewAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_unknown_payment_method"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentsToVerify: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description As on the bank's statement: a reference, a number, a name, or an amount, open or total. */
                q?: string;
                /** @description Only those whose due date has passed. */
                overdue?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsToVerifyAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413_picture_too_large"];
            415: components["responses"]["415_not_a_picture"];
            422: components["responses"]["422_picture_unreadable"];
            default: components["responses"]["Failure"];
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Words to look for in names, SKUs and short descriptions, in any language. */
                q?: components["parameters"]["q_2"];
                /** @description Category id or alias, with those below it; `none`: products without a category. */
                category?: string;
                /** @description 1 published, 0 not; both when it is not sent. */
                published?: boolean;
                featured?: components["parameters"]["featured"];
                /** @description `low`: five pieces or fewer are left. */
                stock?: "in_stock" | "low" | "sold_out";
                /** @description `-` in front: descending. Without it by relevance when `q` is sent, else by position. */
                sort?: "name" | "-name" | "price" | "-price" | "stock" | "-stock" | "created_at" | "-created_at" | "position" | "-position";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductListAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    publishProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishProductsDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedProductsAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getEditableProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableProductAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Movements of this variant alone. */
                variant_id?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovementList"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    correctStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCorrectionDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectedStockAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_idempotent_insufficient_stock_stock_changed"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShopSettingsAnswer"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopSettingsDto"];
            };
        };
        responses: {
            200: components["responses"]["ShopSettingsAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMailAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMailAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    listShippingMethodSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShippingMethodListAnswer"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    createShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMethodDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_method_key_taken"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    reorderShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MethodOrderDto"];
            };
        };
        responses: {
            200: components["responses"]["ShippingMethodListAnswer"];
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShippingMethodAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_unknown_shipping_method"];
            default: components["responses"]["Failure"];
        };
    };
    updateShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingMethodChanges"];
            };
        };
        responses: {
            200: components["responses"]["ShippingMethodAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_unknown_shipping_method"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMethodAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_unknown_shipping_method"];
            409: components["responses"]["409_method_built_in_method_in_use"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getTaxRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRulesAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    updateTaxRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRulesDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRulesAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeList"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    saveAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the products. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the products. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeNameAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getCsrfToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            401: components["responses"]["401_invalid_credentials_second_factor_required_second_factor_wrong"];
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfileAnswer"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    updateOwnCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            200: components["responses"]["ProfileAnswer"];
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    eraseOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonalDataAnswer"];
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCsrfTokenAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_second_factor_off"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    enrolSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_second_factor_on"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_second_factor_off_second_factor_on"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_second_factor_needed_second_factor_off"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesAnswer"];
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_second_factor_off"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_session_unknown"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTokenBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiTokenAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes_proof_required"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes_proof_required"];
            404: components["responses"]["404_not_found_token_unknown"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    resendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartAnswer"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer_2"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_product"];
            409: components["responses"]["409_idempotent_cart_full_insufficient_stock"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    createCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer_2"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_product"];
            409: components["responses"]["409_idempotent_cart_full_insufficient_stock"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetQuantityDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_item"];
            409: components["responses"]["409_insufficient_stock"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_item"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: {
                /** @description `id` of the line in the cart, when it is not in the body. */
                item_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RemoveItemDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_item"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    chooseCartShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseShippingDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateItemDto"];
            };
        };
        responses: {
            200: components["responses"]["CartAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_item"];
            409: components["responses"]["409_insufficient_stock"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Those directly below this one; 0: the top. */
                parent?: number;
                /** @description The other spelling of `parent`. */
                parent_id?: number;
                /** @description By position when it is not sent; `-` in front: descending. */
                sort?: "position" | "-position" | "name" | "-name";
            };
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_idempotent_alias_taken"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_alias_taken_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_category_not_empty"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    createFastOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FastOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            409: components["responses"]["409_createFastOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                method_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayResponse"];
                };
            };
            403: components["responses"]["403_writes_insufficient_scope"];
            404: components["responses"]["404_order_not_found_unknown_payment_method"];
            409: components["responses"]["409_payOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPaymentMethodsResponse"];
                };
            };
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listCartShippingMethods: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2; the one chosen for the cart when it is not sent. */
                country?: string;
            };
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingQuoteList"];
                };
            };
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getComparison: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductListAnswer"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    addComparisonProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListedProductBody"];
            };
        };
        responses: {
            200: components["responses"]["ListChangeAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    removeComparisonProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListChangeAnswer_2"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Part of a name, e-mail or phone, or the id. */
                q?: string;
                /** @description Only customers with an account, or only those without. */
                registered?: boolean;
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CustomerDetailAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerBody"];
            };
        };
        responses: {
            200: components["responses"]["CustomerDetailAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            200: components["responses"]["CustomerDetailAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CustomerDetailAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    exportCustomerData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonalDataAnswer"];
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                status?: components["parameters"]["status"];
                customer_id?: components["parameters"]["customer_id"];
                payment_method?: components["parameters"]["payment_method"];
                /** @description What the money received comes to. */
                payment_status?: components["parameters"]["payment_status"];
                /** @description ISO 8601, included. */
                created_from?: components["parameters"]["created_from"];
                /** @description ISO 8601, included; a date without a time means its end. */
                created_to?: components["parameters"]["created_to"];
                overdue?: components["parameters"]["overdue"];
                /** @description Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
                to_verify?: components["parameters"]["to_verify"];
                /** @description Number, reference, e-mail, phone or name. */
                q?: components["parameters"]["q"];
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRowList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Cart-Token": components["headers"]["X-Cart-Token"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            409: components["responses"]["409_createOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["403_insufficient_scope"];
            404: components["responses"]["404_not_found_order_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditOrderBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_updateOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            200: components["responses"]["OrderDetailAnswer"];
            403: components["responses"]["403_writes_insufficient_scope_manager_needed"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_cancelOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryAnswer"];
                };
            };
            403: components["responses"]["403_restricted"];
            404: components["responses"]["404_not_found_order_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["403_insufficient_scope"];
            404: components["responses"]["404_invoice_not_found_not_found_order_not_found"];
            409: components["responses"]["409_invoice_cancelled_invoice_not_ready"];
            503: components["responses"]["503_invoice_unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was issued before */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_idempotent_conflict_not_invoiceable"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    processOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderDetailAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_updateOrderStatus"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRefundsAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_refundOrder"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusBody"];
            };
        };
        responses: {
            200: components["responses"]["OrderDetailAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_updateOrderStatus"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentTrackingAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["403_insufficient_scope"];
            404: components["responses"]["404_getOrderTracking"];
            default: components["responses"]["Failure"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPaymentBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found_order_not_found"];
            409: components["responses"]["409_verifyPayment"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageLinkList"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedPageAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Words to look for in names, SKUs and short descriptions, in any language. */
                q?: components["parameters"]["q_2"];
                /** @description Category id or alias; products of those below it are found too. */
                category?: string;
                /** @description The price shown is at least this. */
                price_min?: number;
                /** @description The price shown is at most this. */
                price_max?: number;
                /** @description 1: to be had; 0: sold out. */
                in_stock?: boolean;
                featured?: components["parameters"]["featured"];
                /** @description Of the product or of one of its variants. */
                sku?: string;
                /** @description For administrators: 1 published, 0 not. */
                published?: boolean;
                /** @description `-` in front: descending. Without it by relevance when `q` is sent, else by position. */
                sort?: "name" | "-name" | "price" | "-price" | "created_at" | "-created_at" | "position" | "-position";
                /** @description 1: count attribute values of what was found, in `data.facets`. */
                facets?: boolean;
                /** @description `attributes[color]=red`; a repeated name means any of its values. */
                attributes?: {
                    [key: string]: string;
                };
            };
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPageAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            409: components["responses"]["409_idempotent_alias_taken_sku_taken"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_alias_taken_sku_taken_stale_version"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["404_not_found"];
            default: components["responses"]["Failure"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id_2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReviewDto"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100; a larger number is read as 100. */
                per_page?: components["parameters"]["per_page"];
                product_id?: number;
                /** @description 1 to 5. */
                rating?: number;
                /** @description 0: those that are not shown, waiting or rejected; 1: the approved ones. */
                approved?: boolean;
                status?: "waiting" | "approved" | "rejected";
                /** @description The newest first when it is not sent; `waiting`: those that wait first. */
                sort?: "-created_at" | "created_at" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReviewList"];
                };
            };
            403: components["responses"]["403_restricted"];
            default: components["responses"]["Failure"];
        };
    };
    moderateReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeReviewsDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReviewsAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    moderateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeReviewDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReviewAnswer"];
                };
            };
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdAnswer"];
            403: components["responses"]["403_restricted_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductListAnswer"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    toggleWishlistProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListedProductBody"];
            };
        };
        responses: {
            200: components["responses"]["ListChangeAnswer"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_not_found"];
            409: components["responses"]["409_idempotent"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    removeWishlistProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListChangeAnswer_2"];
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_not_found"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            default: components["responses"]["Failure"];
        };
    };
    processCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            403: components["responses"]["403_writes"];
            404: components["responses"]["404_unknown_payment_method"];
            409: components["responses"]["409_processCheckout"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422_idempotent"];
            default: components["responses"]["Failure"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede it. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            "4XX": components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
