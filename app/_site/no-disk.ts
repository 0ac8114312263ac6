// To be imported before the settings: what a function writes is often gone with the request, and a lead with it. Only a
// folder that was named on purpose is trusted to last; without one nothing can be stored, below a file least of all, and
// every message is sent within its request (D17).
process.env.MAIL_SPOOL_DIR ||= '/dev/null/mail';
