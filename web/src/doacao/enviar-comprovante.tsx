import { MARCA } from '@indica-bem/domain/marca';
import { IconReceipt } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { peca } from '../lib/peca';
import { Botao } from '../ui/botao';
import { BotaoWhatsApp } from '../ui/botao-whatsapp';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { naoAbriu } from '../ui/nao-abriu';
import classes from './formula-do-bem.module.css';

const ComprasDoTutor = peca(
  () => import('./compras-do-tutor').then((m) => m.ComprasDoTutor),
  naoAbriu,
  <EsqueletoDeLista linhas={2} />,
);

/** A picture by WhatsApp, or the receipt itself for one of the own purchases. */
export function EnviarComprovante() {
  const [aberto, setAberto] = useState(false);
  const lista = useId();
  return (
    <section aria-labelledby="comprovante" className={classes.comprovante}>
      <div>
        <h2 id="comprovante">Comprou com o cupom?</h2>
        <p>Envie a nota fiscal da sua compra, ou a foto do comprovante pelo WhatsApp, e acompanhe a sua doação.</p>
      </div>
      <div className={classes.formas}>
        <Botao
          tom="mata"
          icone={<IconReceipt size={22} aria-hidden />}
          aria-expanded={aberto}
          aria-controls={lista}
          onClick={() => setAberto(!aberto)}
        >
          Enviar nota
        </Botao>
        <BotaoWhatsApp telefone={MARCA.whatsapp} texto="Olá! Quero enviar meu comprovante para a Fórmula do Bem.">
          Enviar comprovante
        </BotaoWhatsApp>
      </div>
      <div id={lista} className={classes.compras} hidden={!aberto}>
        {aberto && <ComprasDoTutor />}
      </div>
    </section>
  );
}
