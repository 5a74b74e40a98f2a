export {};

interface Settings {
  readonly session: string;
  readonly path: string;
  readonly lang: string;
  readonly texts: Readonly<Record<string, string>>;
}

interface Answer {
  readonly notice?: string | null;
  readonly shown?: string;
  readonly won?: string;
  readonly balance?: { readonly amount: string; readonly currency: string } | null;
  readonly stakes?: readonly string[];
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};
const { session, path: company, lang, texts }: Settings = JSON.parse(element('settings').textContent ?? '{}');
const [coin, notice, balance] = [element('coin'), element('notice'), element('balance')];
const stake = element('stake') as HTMLSelectElement;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('#sides button')];
let currency = 'EUR';

async function ask(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/${company}/${path}`, {
    method: 'POST',
    body: JSON.stringify({ session, ...body }),
  });
  return response.ok ? response.json() : { notice: 'failed' };
}

const amountText = (amount: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).format(Number(amount));

function show(answer: Answer): void {
  if (!answer.balance) return;
  ({ currency } = answer.balance);
  balance.textContent = `${texts['balance']} ${amountText(answer.balance.amount)}`;
}

function tell({ notice: refused = 'failed', shown, won = '0' }: Answer): void {
  if (shown !== undefined) coin.dataset['side'] = shown;
  if (refused !== null) notice.textContent = texts[refused] ?? '';
  else notice.textContent = Number(won) > 0 ? `${texts['won']} ${amountText(won)}` : (texts['lost'] ?? '');
}

for (const button of buttons)
  button.addEventListener('click', () => {
    const { side } = button.dataset;
    for (const one of buttons) one.disabled = true;
    void ask('flip', { side, stake: stake.value })
      .catch((): Answer => ({ notice: 'failed' }))
      .then((answer) => {
        tell(answer);
        show(answer);
        for (const one of buttons) one.disabled = false;
      });
  });

void ask('balance').then((answer) => {
  show(answer);
  for (const value of answer.stakes ?? []) stake.add(new Option(amountText(value), value));
});
