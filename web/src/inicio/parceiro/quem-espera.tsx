import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { ehCelular } from '@indica-bem/domain/brasil/telefone';
import type { QuemEspera as Espera, InicioDoParceiro } from '@indica-bem/domain/inicio/contrato';
import { esperaDe, haQuanto, type Espera as OQue } from '@indica-bem/domain/inicio/espera';
import { DIAS_DA_ESPERA } from '@indica-bem/domain/inicio/regras';
import { IconBrandWhatsapp, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import { textoDoConvite } from '../../compartilhado/indicacao/convite';
import { paraQuem } from '../../compartilhado/indicacao/para-quem';
import { useReenviar } from '../../compartilhado/indicacao/use-reenviar';
import { linkDoWhatsApp } from '../../lib/whatsapp';
import { BotaoDeIcone } from '../../ui/botao-de-icone';
import { Linhas } from '../linhas';
import classes from './quem-espera.module.css';

const ESTADOS: Record<OQue, { conta: string; frase: string; status: string }> = {
  resgate: { conta: 'sem resgate', frase: 'Ainda não resgatou', status: 'pendente' },
  loja: { conta: 'sem loja', frase: 'Resgatou, falta a loja', status: 'cadastrado' },
  compra: { conta: 'com cupom', frase: 'Tem cupom, falta comprar', status: 'aguardando' },
};

type QuemEsperaProps = Pick<InicioDoParceiro, 'esperam' | 'espera'>;

/** Who has not come to the end yet, and one tap to remind them; whoever was not reminded for longest comes first. */
export function QuemEspera({ esperam, espera }: QuemEsperaProps) {
  const contas = (Object.keys(ESTADOS) as OQue[]).filter((oQue) => esperam[oQue] > 0);
  return (
    <section aria-labelledby="quem-espera" className={classes.secao}>
      <div>
        <h2 id="quem-espera">Quem espera o quê</h2>
        <p className={classes.nota}>Das indicações dos últimos {DIAS_DA_ESPERA} dias</p>
      </div>
      <ul className={classes.contas}>
        {contas.map((oQue) => (
          <li key={oQue}>
            <Link to={`/indicacoes?status=${ESTADOS[oQue].status}&so=esperando`}>
              <strong>
                {formatarInteiro(esperam[oQue])}
                {esperam.exato === false && '+'}
              </strong>{' '}
              {ESTADOS[oQue].conta}
            </Link>
          </li>
        ))}
      </ul>
      <Linhas>
        {espera.map((uma) => (
          <UmaEspera key={uma.indicacao.id_prescricao} espera={uma} />
        ))}
      </Linhas>
    </section>
  );
}

function UmaEspera({ espera: { indicacao, desde, reenviada_em } }: { espera: Espera }) {
  const { id_prescricao, status, telefone, email, hash } = indicacao;
  const { reenviar, enviando } = useReenviar(indicacao);
  const oQue = esperaDe(status);
  const hoje = hojeEmSaoPaulo(new Date());
  const quem = paraQuem(indicacao);
  return (
    <li>
      <Link to={`/indicacao/codigo/${id_prescricao}`}>
        <span className={classes.textos}>
          <strong>{quem}</strong>
          <span>
            {oQue && ESTADOS[oQue].frase} · {haQuanto(desde, hoje)}
            {reenviada_em === hoje && ' · reenviada hoje'}
          </span>
        </span>
      </Link>
      <span className={classes.acoes}>
        {hash && telefone && ehCelular(telefone) && (
          <a
            className={classes.whatsapp}
            href={linkDoWhatsApp(telefone, textoDoConvite(indicacao))}
            target="_blank"
            rel="noreferrer"
            aria-label={`Lembrar ${quem} por WhatsApp`}
            title="Lembrar por WhatsApp"
          >
            <IconBrandWhatsapp size={22} aria-hidden />
          </a>
        )}
        {email && (
          <BotaoDeIcone
            rotulo={`Reenviar a ${quem} por e-mail`}
            icone={<IconMailForward size={22} aria-hidden />}
            ocupado={enviando}
            onClick={() => void reenviar()}
          />
        )}
      </span>
    </li>
  );
}
