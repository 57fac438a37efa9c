import { aceitarTermos } from '@indica-bem/domain/conta/chamadas';
import { MARCA } from '@indica-bem/domain/marca';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { tomarDestino } from '../lib/depois';
import { recusaDe } from '../lib/erros-da-api';
import { aceitou, type Documento, idDoUsuario, registrarAceite, type Sessao } from '../lib/sessao';
import { useSessao } from '../lib/use-sessao';
import { recarregarComONovo } from '../offline/nova-versao';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import classes from './aceite-do-documento.module.css';

const DECLARACOES: Record<Documento, string> = {
  privacidade: `Declaro que li e estou de acordo com os Termos de Privacidade da ${MARCA.nome}.`,
  termos: 'Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento.',
};

/** The declaration at the foot of a legal text, which leads on to where the person was going. Visitors only read. */
export function AceiteDoDocumento({ documento, versao }: { documento: Documento; versao: string }) {
  const usuario = useSessao();
  const navigate = useNavigate();
  if (!usuario?.tipo_usuario) return null;
  return (
    <div className={classes.aceite} data-pendente={!aceitou(usuario, documento) || undefined}>
      <Declaracao
        documento={documento}
        versao={versao}
        sessao={usuario}
        seguir={() => navigate(tomarDestino() ?? '/home', { replace: true })}
      />
    </div>
  );
}

type DeclaracaoProps = {
  documento: Documento;
  /** Of the text on the screen: this is what is accepted. */
  versao: string;
  sessao: Sessao;
  /** Without it the page stays. */
  seguir?: () => unknown;
};

export function Declaracao({ documento, versao, sessao, seguir }: DeclaracaoProps) {
  const jaAceito = aceitou(sessao, documento);
  const aceite = useEnvio({
    enviar: () =>
      api(aceitarTermos, {
        params: { id: idDoUsuario(sessao) },
        body: {
          tipo_login: sessao.tipo_usuario,
          ...(documento === 'privacidade'
            ? { privacidade_aceite: 'S', privacidade_versao: versao }
            : { uso_aceite: 'S', uso_versao: versao }),
        },
      }),
    aoEnviar: () => registrarAceite(documento, true),
    ...(seguir && { seguir }),
    aoFalhar: (erro) => mudouOTexto(erro) || avisarErro(erro),
  });
  const marcado = jaAceito || aceite.enviando;

  if (mudouOTexto(aceite.erro)) return <TextoMudou />;
  return (
    <Checkbox
      classNames={{ body: classes.corpo, label: classes.rotulo, description: classes.situacao }}
      size="md"
      label={DECLARACOES[documento]}
      description={jaAceito ? 'Você já aceitou este documento.' : undefined}
      checked={marcado}
      disabled={marcado}
      onChange={() => aceite.enviar()}
    />
  );
}

const mudouOTexto = (erro: unknown) => recusaDe<typeof aceitarTermos>(erro) === 'TEXTO_MUDOU';

/** A page kept on the phone would show the old text again: the newest version of the product is fetched first. */
const TextoMudou = () => (
  <Aviso tom="info" titulo="Este texto mudou depois que a página abriu">
    <p>Leia a versão nova antes de aceitar.</p>
    <Botao onClick={() => void recarregarComONovo()}>Abrir a versão nova</Botao>
  </Aviso>
);
