import { aceitarTermos } from '@indica-bem/domain/conta/chamadas';
import { MARCA } from '@indica-bem/domain/marca';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { tomarDestino } from '../lib/depois';
import { aceitou, type Documento, idDoUsuario, registrarAceite, type Sessao } from '../lib/sessao';
import { useSessao } from '../lib/use-sessao';
import { avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import classes from './aceite-do-documento.module.css';

const DECLARACOES: Record<Documento, string> = {
  privacidade: `Declaro que li e estou de acordo com os Termos de Privacidade da ${MARCA.nome}.`,
  termos: 'Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento.',
};

/** The declaration at the foot of a legal text, which leads on to where the person was going. Visitors only read. */
export function AceiteDoDocumento({ documento }: { documento: Documento }) {
  const usuario = useSessao();
  const navigate = useNavigate();
  if (!usuario?.tipo_usuario) return null;
  return (
    <div className={classes.aceite} data-pendente={!aceitou(usuario, documento) || undefined}>
      <Declaracao
        documento={documento}
        sessao={usuario}
        seguir={() => navigate(tomarDestino() ?? '/home', { replace: true })}
      />
    </div>
  );
}

type DeclaracaoProps = {
  documento: Documento;
  sessao: Sessao /** Without it the page stays. */;
  seguir?: () => unknown;
};

export function Declaracao({ documento, sessao, seguir }: DeclaracaoProps) {
  const jaAceito = aceitou(sessao, documento);
  const aceite = useEnvio({
    enviar: () =>
      api(aceitarTermos, {
        params: { id: idDoUsuario(sessao) },
        body: {
          tipo_login: sessao.tipo_usuario,
          ...(documento === 'privacidade' ? { privacidade_aceite: 'S' } : { uso_aceite: 'S' }),
        },
      }),
    aoEnviar: () => registrarAceite(documento, true),
    ...(seguir && { seguir }),
    aoFalhar: avisarErro,
  });
  const marcado = jaAceito || aceite.enviando;

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
