import { showIndiaDay } from '#src/domain/india-time.ts';
import { amountInWords } from '#src/domain/money/amount-in-words.ts';
import type { Split } from '#src/domain/money/gst.ts';
import { splitPrice, taxRows, taxTotal } from '#src/domain/money/gst.ts';
import { stateOfGstin } from '#src/domain/money/gstin.ts';
import type { Invoice } from '#src/domain/money/invoice.ts';
import { rupeesAndPaise } from '#src/domain/money/paise.ts';
import { paperNumber } from '#src/domain/money/paper-name.ts';
import { groupDigits } from '#src/lib/money.ts';
import { MONEY_PAPERS as text } from '#text/money.ts';
import { STATES } from '#text/states.ts';
import quotation from '../page/quotation.module.css';
import styles from './money-paper.module.css';
import { fact, MoneyPaper } from './money-paper.tsx';
import { paperTitle } from './money-words.ts';

const STATE_NAMES: Readonly<Record<string, string>> = STATES;

/** A tax invoice, a bill without GST, or a credit note, as it was issued. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { kind, seller, buyer, orderNumber, credits, reason, issuedAt } = invoice;
  const state = STATE_NAMES[buyer.state];
  const isTaxed = seller.scheme === 'regular';
  const facts = [
    fact(text.number, paperNumber(invoice)),
    fact(text.day, showIndiaDay(issuedAt)),
    fact(text.order, orderNumber),
    fact(text.supply, isTaxed && state ? text.state(state, buyer.state) : ''),
    fact(paperTitle('INV', seller.scheme), credits ? text.credits(paperNumber(credits)) : ''),
    fact(text.reason, reason),
  ];
  return (
    <MoneyPaper title={paperTitle(kind, seller.scheme)} facts={facts}>
      <div className={styles.sides}>
        <Side title={text.seller} {...seller} />
        <Side title={text.buyer} {...buyer} fssai="" />
      </div>
      {isTaxed ? <TaxedLines invoice={invoice} /> : <PlainLines invoice={invoice} />}
      <p lang="en">{amountInWords(invoice.total)}</p>
      {seller.scheme === 'composition' && <p>{text.composition}</p>}
      <p className={quotation.note}>
        {isTaxed && `${text.reverse}. `}
        {text.computer}
      </p>
    </MoneyPaper>
  );
}

interface SideProps {
  readonly title: string;
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly fssai: string;
}

function Side({ title, name, address, gstin, fssai }: SideProps) {
  return (
    <div>
      <p className={styles.side}>{title}</p>
      <p>
        <b>{name}</b>
      </p>
      {address !== '' && <p>{address}</p>}
      {gstin !== '' && (
        <p>
          {text.gstin}: {gstin}
        </p>
      )}
      {fssai !== '' && (
        <p>
          {text.fssai}: {fssai}
        </p>
      )}
    </div>
  );
}

/** Within a state GST is half the centre's and half the state's; between states it is one tax. */
function TaxedLines({ invoice: { lines, total, seller, buyer } }: { readonly invoice: Invoice }) {
  const withinState = buyer.state === '' || buyer.state === stateOfGstin(seller.gstin);
  const taxes = withinState ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  const cells = (split: Split) =>
    (['taxable', ...taxes] as const).map((part) => <td key={part}>{rupeesAndPaise(split[part])}</td>);
  return (
    <table className={`${quotation.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.code}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.rate}</th>
          <th scope="col">{text.taxable}</th>
          {taxes.map((tax) => (
            <th key={tax} scope="col">
              {text[tax]}
            </th>
          ))}
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them ever moves.
          <tr key={place}>
            <td>{line.text}</td>
            <td>{line.code}</td>
            <td>{line.quantity > 0 && groupDigits(line.quantity)}</td>
            <td>{line.rate} %</td>
            {cells(splitPrice(line, withinState))}
            <td>{rupeesAndPaise(line.amount * 100)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {text.totalWithTax}
          </th>
          {cells(taxTotal(taxRows(lines, withinState)))}
          <td>{rupeesAndPaise(total * 100)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function PlainLines({ invoice: { lines, total } }: { readonly invoice: Invoice }) {
  return (
    <table className={`${quotation.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them ever moves.
          <tr key={place}>
            <td>{line.text}</td>
            <td>{line.quantity > 0 && groupDigits(line.quantity)}</td>
            <td>{rupeesAndPaise(line.amount * 100)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.total}
          </th>
          <td>{rupeesAndPaise(total * 100)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
