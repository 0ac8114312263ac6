// Import this before the settings. The disk of a function is usually deleted after the request, so a stored
// lead would be lost. Only a folder that is set explicitly is trusted. Without one the store is set to an
// impossible path: nothing can be stored, and every message is sent within its request (D17).
process.env.MAIL_SPOOL_DIR ||= '/dev/null/mail';
