import { registrarInteresse } from '@indica-bem/domain/interesse/chamadas';
import type { PerfilDeInteresse, TipoDeInteresse } from '@indica-bem/domain/interesse/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../lib/api';
import { camposDe, mensagemDe, recusaDe, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { type CamposDoInteresse, conferir, EM_BRANCO, oQueFalta } from './campos';
import { CamposNaTela } from './campos-na-tela';
import { Obrigado } from './obrigado';
import classes from './participar.module.css';

const TEXTOS = {
  parceiro: {
    titulo: 'Quero ser parceiro',
    texto: 'Indique a alimentação certa, acompanhe os pets e dê desconto a quem confia em você.',
    outro: 'Tem uma loja? Quero vender aqui',
    para: '/quero-vender-aqui',
  },
  loja: {
    titulo: 'Quero vender aqui',
    texto: 'Receba tutores com indicação e cupom na mão. O desconto é acertado com você todo mês.',
    outro: 'Você indica? Quero ser parceiro',
    para: '/quero-ser-parceiro',
  },
};

export const QueroSerParceiro = () => <Participar key="parceiro" tipo="parceiro" />;
export const QueroVenderAqui = () => <Participar key="loja" tipo="loja" />;

/** `quero-ser-parceiro` and `quero-vender-aqui`: somebody without an account says who it is, and the team writes. */
function Participar({ tipo }: { tipo: TipoDeInteresse }) {
  const { titulo, texto, outro, para } = TEXTOS[tipo];
  const [enviado, setEnviado] = useState(false);
  const campos = useCampos<keyof CamposDoInteresse>(EM_BRANCO, (valores) => conferir(tipo, valores));
  const { valores } = campos;
  const faltam = oQueFalta(tipo, valores);
  const envio = useEnvio({
    mudou: campos.mudou && !enviado,
    enviar: () =>
      api(registrarInteresse, {
        body: {
          ...valores,
          tipo,
          perfil: tipo === 'parceiro' ? (valores.perfil as PerfilDeInteresse) : null,
          uf: valores.uf as 'SP',
        },
        visitante: true,
      }),
    aoEnviar: () => setEnviado(true),
    aoFalhar: (erro) => campos.recusar(camposDe(erro)),
  });

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  if (enviado) return <Obrigado nome={valores.nome} contato={valores} />;
  return (
    <>
      <div className={classes.titulos}>
        <h1>{titulo}</h1>
        <p>{texto}</p>
      </div>
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <CamposNaTela tipo={tipo} campos={campos} />
        {envio.erro && !temCampos(envio.erro) && (
          <Aviso tom="erro">
            {mensagemDe(envio.erro)}
            {recusaDe<typeof registrarInteresse>(envio.erro) === 'COTA_DE_INTERESSES' && <OuPorEmail />}
          </Aviso>
        )}
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Quero conversar
        </BotaoDeEnvio>
        <p className={classes.consentimento}>
          Ao enviar, você concorda que a equipe use estes dados só para falar com você sobre a parceria. Guardamos por
          até 12 meses depois da última conversa. <Link to="/privacidade">Privacidade</Link>
        </p>
      </form>
      <div className={classes.links}>
        <Link to={para} replace>
          {outro}
        </Link>
        <Link to="/login">Voltar para a entrada</Link>
      </div>
    </>
  );
}

/** Too many wrote today, or too many from the same place: nobody is lost for it. */
const OuPorEmail = () => (
  <>
    {' '}
    Ou escreva para <a href={`mailto:${MARCA.email}`}>{MARCA.email}</a>.
  </>
);
