import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { avisar, avisarErro } from '../../ui/toasts';
import classes from './perfil.module.css';

const ExcluirConta = lazy(() => import('./excluir-conta').then((m) => ({ default: m.ExcluirConta })));

/** What the law gives every tutor (LGPD): a copy of the own data, and to be forgotten. */
export function SeusDireitos({ id }: { id: number }) {
  const [excluindo, setExcluindo] = useState(false);
  const copia = useMutation({
    mutationFn: () => api('GET /tutor/:id/dados', { params: { id } }),
    onSuccess: (dados) => {
      const json = new Blob([JSON.stringify(dados, null, 2)], { type: 'application/json' });
      baixar(json, `meus-dados-${MARCA.chave}-${hojeEmSaoPaulo(new Date())}.json`);
      avisar.ok('Seus dados foram baixados');
    },
    onError: avisarErro,
  });
  return (
    <Cartao como="section" rotulo="Seus dados e sua privacidade">
      <h2 className={classes.titulo}>Seus dados e sua privacidade</h2>
      <p className={classes.explicacao}>
        Você pode levar uma cópia de tudo o que guardamos sobre você, ou encerrar a conta quando quiser.
      </p>
      <div className={classes.direitos}>
        <Botao icone={<IconDownload size={20} aria-hidden />} loading={copia.isPending} onClick={() => copia.mutate()}>
          Baixar meus dados
        </Botao>
        <Botao tom="texto" icone={<IconTrash size={20} aria-hidden />} onClick={() => setExcluindo(true)}>
          Excluir minha conta
        </Botao>
      </div>
      <Suspense>{excluindo && <ExcluirConta id={id} fechar={() => setExcluindo(false)} />}</Suspense>
    </Cartao>
  );
}
